/** The title block: what is drawn, how large, of what, at which scale, and by which projection. */
import { escapeXml } from '../xml.ts'
import { TITLE_BLOCK } from './sheet.ts'
import { fitText } from './text-fit.ts'

export interface Title {
  name: string
  size: string
  material: string
  mass: string
  scale: string
}

const LABEL_SIZE = 2.4
const VALUE_SIZE = 3.6
const NAME_SIZE = 5.2
const PADDING = 2.2
/** Fuller than this, a font broader than expected would run over: the text is then held to its width. */
const NEARLY_FULL = 0.75
const SYMBOL_WIDTH = 30

interface Field {
  label: string
  value: string
  /** Share of the block's width. */
  share: number
  size?: number
}

export function titleBlock(title: Title): string {
  const { left, top, right, bottom } = TITLE_BLOCK
  const middle = (top + bottom) / 2
  const rows: { fields: Field[]; y: number }[] = [
    {
      y: top,
      fields: [
        { label: 'Name', value: title.name, share: 0.68, size: NAME_SIZE },
        { label: 'Scale', value: title.scale, share: 0.14 },
        { label: 'Units', value: 'mm', share: 0.18 },
      ],
    },
    {
      y: middle,
      fields: [
        { label: 'Overall size (length × width × height)', value: title.size, share: 0.36 },
        { label: 'Material', value: title.material, share: 0.32 },
        { label: 'Mass', value: title.mass, share: 0.14 },
        { label: 'Drawn by', value: 'Cadwright', share: 0.18 },
      ],
    },
  ]
  const width = right - SYMBOL_WIDTH - left
  const drawn = rows.flatMap(({ fields, y }) => {
    let x = left
    return fields.map((field, index) => {
      const cell = fieldText(field, x, y, field.share * width)
      const rule = index === 0 ? '' : `<path d="M${x.toFixed(2)} ${y}V${y + middle - top}"/>`
      x += field.share * width
      return rule + cell
    })
  })
  return [
    '<g class="title-block">',
    `<path d="M${left} ${top}H${right}M${left} ${middle}H${right - SYMBOL_WIDTH}M${right - SYMBOL_WIDTH} ${top}V${bottom}"/>`,
    ...drawn,
    thirdAngleSymbol(right - SYMBOL_WIDTH / 2, middle - 2),
    `<text class="label" x="${right - SYMBOL_WIDTH / 2}" y="${bottom - 2.4}" text-anchor="middle" font-size="${LABEL_SIZE}">Third-angle projection</text>`,
    '</g>',
  ].join('')
}

function fieldText({ label, value, size = VALUE_SIZE }: Field, x: number, y: number, width: number): string {
  const room = width - 2 * PADDING
  const fitted = fitText(value, size, room)
  const at = (x + PADDING).toFixed(2)
  const held =
    fitted.width > NEARLY_FULL * room
      ? ` textLength="${fitted.width.toFixed(2)}" lengthAdjust="spacingAndGlyphs"`
      : ''
  return (
    `<text class="label" x="${at}" y="${y + 4.2}" font-size="${LABEL_SIZE}">${label}</text>` +
    `<text x="${at}" y="${y + 10.2}" font-size="${Number(fitted.size.toFixed(2))}"${held}>${escapeXml(fitted.text)}</text>`
  )
}

/** The truncated cone of ISO 5456-2: its small end, seen from the left, is drawn on the left. */
function thirdAngleSymbol(x: number, y: number): string {
  const small = 2.2
  const large = 4.2
  const circles = x - 6
  const cone = x + 2
  return [
    `<circle cx="${circles}" cy="${y}" r="${small}"/><circle cx="${circles}" cy="${y}" r="${large}"/>`,
    `<path d="M${cone} ${y - small}L${cone + 8} ${y - large}V${y + large}L${cone} ${y + small}Z"/>`,
    `<path class="axis" d="M${circles - large - 1.5} ${y}H${circles + large + 1.5}M${circles} ${y - large - 1.5}V${y + large + 1.5}M${cone - 1.5} ${y}H${cone + 9.5}"/>`,
  ].join('')
}
