/**
 * The colours of a STEP file (ISO 10303-46 presentation styles). The kernel can write them too, but in an order
 * that follows memory addresses, and in single precision; so they are written here.
 */

/** The entities of the given types: their numbers, and the numbers they refer to. */
function references(text: string, types: string): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const [, id, parameters = ''] of text.matchAll(
    new RegExp(`#(\\d+) = (?:${types})\\(([^;]*)\\);`, 'g'),
  ))
    found.set(
      Number(id),
      Array.from(parameters.matchAll(/#(\d+)/g), ([, reference]) => Number(reference)),
    )
  return found
}

/** `colourOf` answers by the number of the PRODUCT entity, with `#rrggbb`, or undefined for an assembly. */
export function withColours(text: string, colourOf: (product: number) => string | undefined): string {
  const shapes = references(text, 'PRODUCT_DEFINITION_SHAPE')
  const definitions = references(text, 'PRODUCT_DEFINITION')
  const formations = references(text, 'PRODUCT_DEFINITION_FORMATION')
  const representations = references(text, '(?:ADVANCED_BREP_)?SHAPE_REPRESENTATION')
  const solids = references(text, 'MANIFOLD_SOLID_BREP|BREP_WITH_VOIDS')
  const first = (of: Map<number, number[]>, id = Number.NaN) => of.get(id)?.[0]

  const styles: string[] = []
  let next =
    1 + Array.from(text.matchAll(/^#(\d+) =/gm), ([, id]) => Number(id)).reduce((a, b) => Math.max(a, b), 0)
  for (const [shape, representation = Number.NaN] of references(
    text,
    'SHAPE_DEFINITION_REPRESENTATION',
  ).values()) {
    const product = first(formations, first(definitions, first(shapes, shape)))
    const colour = product === undefined ? undefined : colourOf(product)
    const content = representations.get(representation)
    if (colour === undefined || content === undefined) continue
    const items = content.filter((item) => solids.has(item))
    const lines = styleEntities(next, items, content.at(-1) ?? Number.NaN, colour)
    styles.push(...lines)
    next += lines.length
  }
  return text.replace(/ENDSEC;\s*END-ISO-10303-21;/, (end) => [...styles, end].join('\n'))
}

function styleEntities(start: number, items: readonly number[], context: number, colour: string): string[] {
  const style = start + 1 + items.length
  const styledItems = items.map((item) => `STYLED_ITEM('color',(#${style}),#${item})`)
  return [
    `MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',(${items.map((_, i) => `#${start + 1 + i}`).join(',')}),#${context})`,
    ...styledItems,
    `PRESENTATION_STYLE_ASSIGNMENT((#${style + 1}))`,
    `SURFACE_STYLE_USAGE(.BOTH.,#${style + 2})`,
    `SURFACE_SIDE_STYLE('',(#${style + 3}))`,
    `SURFACE_STYLE_FILL_AREA(#${style + 4})`,
    `FILL_AREA_STYLE('',(#${style + 5}))`,
    `FILL_AREA_STYLE_COLOUR('',#${style + 6})`,
    `COLOUR_RGB('',${[1, 3, 5].map((at) => channel(colour.slice(at, at + 2))).join(',')})`,
  ].map((entity, i) => `#${start + i} = ${entity};`)
}

/** One of the 256 levels of sRGB, to more digits than anyone compares. */
const channel = (hex: string): string => (Number.parseInt(hex, 16) / 255).toFixed(12).replace(/0+$/, '')
