import "./style/themes.css"
import "./style/table.css"
import { render } from "preact"
import { Page } from "./page"

render(<Page />, document.getElementById("page")!)
