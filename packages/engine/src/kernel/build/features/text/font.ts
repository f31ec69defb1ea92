/** The lettering of every part: Open Sans Bold, shipped with the engine (fonts/OpenSans-LICENSE.txt, Apache 2.0). */
import { readFileSync } from 'node:fs'
import { getFont, loadFont } from 'replicad'
import { EngineError } from '../../../../errors.ts'
import { impossible } from '../refusal.ts'

type Font = ReturnType<typeof getFont>
export type Glyph = ReturnType<Font['charToGlyph']>

const FAMILY = 'Open Sans Bold'
const FILE = new URL('../../../../../fonts/OpenSans-Bold.ttf', import.meta.url)

/** Parsed once a thread: replicad keeps every font it has loaded. */
export function lettering(): Font {
  const known = getFont(FAMILY) as Font | undefined
  if (known) return known
  const { buffer, byteOffset, byteLength } = readFileSync(FILE)
  // Given bytes rather than an address, it has parsed them when it returns: nothing is left to await.
  void loadFont(buffer.slice(byteOffset, byteOffset + byteLength), FAMILY)
  const font = getFont(FAMILY) as Font | undefined
  if (!font) throw new EngineError('internal_error', 'the lettering could not be loaded')
  return font
}

/** A character without a glyph would be drawn as an empty box, without a word. */
export function checkCharacters(font: Font, text: string, feature: string): void {
  const unknown = new Set(Array.from(text).filter((c) => c !== '\n' && font.charToGlyphIndex(c) === 0))
  if (unknown.size > 0)
    throw impossible(
      feature,
      `the font has no ${[...unknown].map((c) => `'${c}' (U+${c.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`).join(', ')}`,
    )
}

/** The height of an H, in font units. */
export function capitalHeight(font: Font): number {
  return font.charToGlyph('H').getBoundingBox().y2
}
