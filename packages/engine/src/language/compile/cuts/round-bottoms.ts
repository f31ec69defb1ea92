/** A blind hole that ends in half a ball: its depth is told to the deepest point, and its straight wall ends above that. */
import { EngineError } from '../../../errors.ts'
import { tidy } from '../../quantities/scan.ts'
import { ROUND_BOTTOM } from '../../rewritten/cuts/round-bottoms.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { onFace } from '../faces/stand.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import type { Cut } from './cut.ts'

/** How much of its depth is round; none where it was not told to be. */
export function roundBottomOf({ entity, depth, through, diameter, face }: Cut, tapped: boolean): number {
  if (!entity.manners.has(ROUND_BOTTOM)) return 0
  if (through || face.curved || tapped || depth <= diameter / 2)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only end ${quote(entity.item.text)} in half a ball where it is plain, starts in a flat face and is deeper than its radius. Say how deep it is to its deepest point.`,
    )
  return diameter / 2
}

/** The ball at the end of each of them, as wide as the hole. */
export function roundBottoms({ id, face, laid, depth, diameter }: Cut, ledger: Ledger): FeatureInput[] {
  const straight = tidy(depth - diameter / 2)
  ledger.assume(
    `${id}-bottom`,
    `The ${millimetres(depth)} of the hole are measured to the deepest point of its round bottom; its straight wall is ${millimetres(straight)} deep`,
  )
  return laid.positions.map((position) => ({
    kind: 'sphere',
    id: ledger.name('round-bottom'),
    operation: 'cut',
    diameter,
    frame: { on: 'frame', origin: onFace(face, position, straight), normal: '+z' },
  }))
}
