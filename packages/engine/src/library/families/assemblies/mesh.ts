/** Gears that mesh: their teeth, the play between them, and how one must be turned to fit into the other. */
import type { Dimension, FeatureInput, Option, Order, Wanted } from '../family.ts'

const RAD = Math.PI / 180

/** Teeth a twentieth of a module thinner than half the pitch run freely and still without rattle. */
const PLAY_OF_MODULE = 0.05
const LEAST_PLAY_MM = 0.04

export const form: Option = {
  values: {
    spur: 'spur|straight cut|straight toothed|straight',
    helical: 'helical|helical toothed',
    herringbone: 'herringbone|double helical|herring bone|chevron|arrow toothed',
  },
  default: 'spur',
}

export const helix: Dimension = {
  says: 'helix angle',
  forms: 'helix angle|helical angle|spiral angle',
  unit: 'deg',
  default: ({ option }: Wanted) =>
    option('form') === 'spur' ? 0 : { value: 20, because: 'this is usual for helical teeth' },
}

export const module: Dimension = {
  says: 'module',
  forms: 'module|mod|modulus|gear module|normal module',
  default: () => ({ value: 1.5, because: 'it is a common module of ISO 54' }),
}

export const faceWidth: Dimension = {
  says: 'face width',
  words: 'width thickness height length depth',
  forms: 'face width|facewidth|tooth width|gear width|gear thickness|face',
  default: ({ need }: Wanted) => ({
    value: 8 * need('module'),
    because: 'eight modules is a usual face width',
  }),
}

/** Named of one of the gears; alone it says nothing. */
export const teeth: Dimension = { says: 'number of teeth', forms: 'tooth|teeth|toothed|t', unit: 'count' }

/** Pitch diameter of so many teeth. */
export const pitchDiameter = ({ need }: Wanted, count: number): number =>
  (need('module') * count) / Math.cos(need('helix') * RAD)

export function gearFeature(
  { need, option }: Order,
  id: string,
  count: number,
  kind: 'driver' | 'driven' | 'ring',
  extra: { bore?: number; rim?: number } = {},
): FeatureInput {
  const angle = need('helix')
  return {
    kind: 'gear',
    id,
    form: kind === 'ring' ? 'internal' : angle > 0 ? 'helical' : 'spur',
    module: need('module'),
    teeth: count,
    faceWidth: need('faceWidth'),
    helixAngleDeg: angle,
    herringbone: option('form') === 'herringbone',
    // Outside, hands that mesh are opposite; a ring has the hand of what runs in it.
    hand: kind === 'driver' ? 'right' : 'left',
    backlash: Math.max(LEAST_PLAY_MM, PLAY_OF_MODULE * need('module')),
    ...extra,
  }
}

const fraction = (value: number): number => value - Math.floor(value)

/**
 * How far a gear at `direction` from another is turned so that its spaces take the other's teeth. The other's first tooth
 * lies on +x, and so does its own before it is turned.
 */
export function turnBeside(direction: number, otherTeeth: number, ownTeeth: number): number {
  const ahead = fraction((direction * otherTeeth) / 360)
  return direction + 180 + ((ahead - 0.5) * 360) / ownTeeth
}

/** How far a ring is turned so that its first space takes a tooth of the gear that runs in it on +x, itself turned so far. */
export const turnAround = (planetTurn: number, planetTeeth: number, ringTeeth: number): number =>
  (fraction((planetTurn * planetTeeth) / 360) * 360) / ringTeeth

/** The usual bore of a gear of so many teeth: about three in ten of its root circle, on the half millimetre. */
export const soundBore = (teeth: string) => (wanted: Wanted) => {
  const root = pitchDiameter(wanted, wanted.need(teeth)) - 2.5 * wanted.need('module')
  return {
    value: Math.max(Math.round(0.6 * root) / 2, Number((0.2 * root).toPrecision(1))),
    because: 'three in ten of the root circle leaves a sound rim',
  }
}
