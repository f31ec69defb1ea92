/**
 * A token's colour as the canvas needs it, in the theme that holds now. Asked of a real property: the token itself still
 * says `light-dark(…)`.
 */
export function colourOf(token: `--${string}`): string {
  const probe = document.createElement('i')
  probe.hidden = true
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
