// The entry of the page. The order of the style sheets is that of the cascade.

import "./style/themes.css"
import "./style/table.css"
import "./style/motion.css"
import "./style/base.css"
import "./style/page.css"
import "./style/windows.css"
import "./style/sideways.css"
import "./style/menus.css"
import "./style/dialogs.css"
import "./style/own.css"
import "./style/home.css"
import "./style/find.css"
import "./style/review.css"
import "./style/daily.css"
import "./style/board.css"
import "./style/race.css"
import "./style/help.css"
import "./style/statistics.css"
import "./style/win.css"
import "./style/choices.css"
import "./style/first.css"
import { render } from "preact"
import { settings } from "./net/settings"
import { Page } from "./shell/page"
import { drawn } from "./table/drawings"

void drawn(settings.value.last === "solitario" ? "italian" : "french") // in time for the first table

// Unlike other browsers, Firefox scrolls only to what is wholly out of sight.
if (CSS.supports("-moz-appearance", "none"))
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible"))
      (target.closest("label") ?? target).scrollIntoView({ block: "nearest", inline: "nearest" })
  })

render(<Page />, document.getElementById("page")!)
