// The player's local date, and the levels of its deals.

export const dailyLevels = ["easy", "normal", "hard"] as const

// The Swedish format is year-month-day.
export const today = () => new Date().toLocaleDateString("sv-SE")
