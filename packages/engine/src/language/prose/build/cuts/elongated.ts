/** Cuts that are longer than wide, and channels, which go on to the ends. */

import { sizeOf, type Thing } from '../../scene.ts'

export const isElongated = ({ concept }: Thing): boolean =>
  /^(?:slot|channel|groove|keyway|vee|step|notch|flat|dovetail)$/u.test(concept)

export const isChannel = (thing: Thing): boolean =>
  isElongated(thing) && sizeOf(thing, 'length') === undefined && sizeOf(thing, 'centers') === undefined
