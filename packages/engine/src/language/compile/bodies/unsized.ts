/**
 * "A stepped block. The bottom is 60 x 40 x 20 mm. On top of it …": a title without any size, and bodies that have theirs. To
 * make the title as well, of a usual size, would put a body under them that nobody asked for.
 */
import { EngineError } from '../../../errors.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Stand } from '../faces/stand.ts'

const SIZED = 2

export function assertTitleSized([base, ...others]: readonly Stand[]): void {
  if (!base || base.entity.sentence > 0 || base.entity.given.length > 0 || base.entity.family) return
  // "from X=0 to X=50": its sizes are told by where it lies.
  if (base.entity.places.some(({ place }) => place.kind === 'range')) return
  const told = new Set(
    others
      .filter(({ entity }) => !entity.cut && entity.sentence > 0 && entity.given.length > 0)
      .map(({ entity }) => entity),
  )
  if (told.size >= SIZED)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell what ${quote(base.entity.item.text)} is besides the bodies that are described with their sizes. Give it its own, or leave it out.`,
    )
}
