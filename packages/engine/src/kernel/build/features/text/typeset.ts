/** A text as placed glyphs, in font units, and the box of what will be seen of it. */
import { type Box2, boxOfPoints } from '../../sketch/loop.ts'
import { type Glyph, lettering } from './font.ts'

export interface PlacedGlyph {
  glyph: Glyph
  x: number
  y: number
}

export interface Typeset {
  glyphs: PlacedGlyph[]
  /** Undefined where nothing but spaces is written. */
  box: Box2 | undefined
}

/** Lines stand centred below each other, one and a half capitals and a bit apart as the font says. */
export function typeset(text: string): Typeset {
  const font = lettering()
  const spacing = font.ascender - font.descender
  const glyphs: PlacedGlyph[] = []
  text.split('\n').forEach((line, row) => {
    const placed: PlacedGlyph[] = []
    // At a size of one em in font units, positions are font units.
    font.forEachGlyph(line, 0, 0, font.unitsPerEm, { kerning: true }, (glyph, x) => {
      placed.push({ glyph, x, y: -row * spacing })
    })
    const middle = boxOf(placed)
    const shift = middle ? -(middle.min[0] + middle.max[0]) / 2 : 0
    for (const one of placed) if (isDrawn(one.glyph)) glyphs.push({ ...one, x: one.x + shift })
  })
  return { glyphs, box: boxOf(glyphs) }
}

const isDrawn = (glyph: Glyph): boolean => glyph.path.commands.length > 0

function boxOf(glyphs: readonly PlacedGlyph[]): Box2 | undefined {
  const corners = glyphs
    .filter(({ glyph }) => isDrawn(glyph))
    .flatMap(({ glyph, x, y }): [number, number][] => {
      const { x1, y1, x2, y2 } = glyph.getBoundingBox()
      return [
        [x + x1, y + y1],
        [x + x2, y + y2],
      ]
    })
  return corners.length > 0 ? boxOfPoints(corners) : undefined
}
