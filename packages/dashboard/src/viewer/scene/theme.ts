/** The colours of the view, as the page's style says them. */
import { Color } from 'three'

export interface Theme {
  edge: Color
  gridMinor: Color
  gridMajor: Color
  highlight: Color
  /** Of the light from all around, and of the light from behind the eye. */
  light: { ambient: number; key: number }
}

const LIGHT = {
  onBright: { ambient: 1.9, key: 1.7 },
  onDark: { ambient: 1.5, key: 1.9 },
}

export function readTheme(element: Element): Theme {
  // Asked of a real property: the tokens themselves still say `light-dark(…)`.
  const probe = document.createElement('i')
  probe.hidden = true
  element.after(probe)
  const colour = (name: string) => {
    probe.style.color = `var(${name})`
    return new Color(getComputedStyle(probe).color)
  }
  const bright = colour('--viewer-sky').getHSL({ h: 0, s: 0, l: 0 }).l > 0.5
  const theme: Theme = {
    edge: colour('--viewer-edge'),
    gridMinor: colour('--viewer-grid'),
    gridMajor: colour('--viewer-grid-major'),
    highlight: colour('--viewer-highlight'),
    light: bright ? LIGHT.onBright : LIGHT.onDark,
  }
  probe.remove()
  return theme
}
