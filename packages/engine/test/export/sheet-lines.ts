/** Reads the lines of a drawing sheet back from its SVG. */
export type Point = [number, number]

/** The polylines of one kind in one view, in millimetres on paper. */
export function polylines(
  svg: string,
  view: string,
  kind: 'visible' | 'smooth' | 'hidden' | 'centre',
): Point[][] {
  const group = new RegExp(`<g id="${view}">.*?</g>`).exec(svg)?.[0] ?? ''
  const d = new RegExp(`class="${kind}" d="([^"]*)"`).exec(group)?.[1] ?? ''
  return d
    .split('M')
    .filter((part) => part !== '')
    .map((part) => part.split('L').map((point) => point.split(' ').map(Number) as Point))
}
