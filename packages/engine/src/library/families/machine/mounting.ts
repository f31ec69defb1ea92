/** What wheels on a shaft have in common: a bore and a hub. */
import { handy } from '../choose.ts'
import type { Dimension, Portion } from '../family.ts'

export const BORE: Portion = {
  forms:
    'bore|hole|center hole|centre hole|central hole|shaft hole|center bore|centre bore|central bore|axle hole|through hole|mounting hole',
  words: { diameter: 'bore', innerDiameter: 'bore', size: 'bore' },
  bare: 'bore',
}
export const HUB: Portion = {
  forms: 'hub|boss|raised hub',
  words: {
    diameter: 'hubDiameter',
    outerDiameter: 'hubDiameter',
    length: 'hubLength',
    height: 'hubLength',
    width: 'hubLength',
    thickness: 'hubLength',
  },
  bare: 'hubDiameter',
  sequence: { 2: ['hubDiameter', 'hubLength'] },
}

/** A bore and, where it is asked for, a hub. */
export const mounting = (usualBore: Dimension['default']): Record<string, Dimension> => ({
  bore: {
    says: 'bore',
    words: 'innerDiameter',
    forms: 'bore|bore diameter|shaft diameter|bore size|hole diameter',
    ...(usualBore === undefined ? {} : { default: usualBore }),
  },
  hubDiameter: {
    says: 'hub diameter',
    forms: 'hub diameter|hub od',
    default: ({ has, get, need }) =>
      has('hub') || get('hubLength') !== undefined
        ? { value: handy(2 * need('bore')), because: 'a hub is about twice its bore' }
        : 0,
  },
  hubLength: {
    says: 'hub length',
    forms: 'hub length|hub height|hub projection',
    default: ({ need }) =>
      need('hubDiameter') > 0
        ? { value: handy(0.5 * need('hubDiameter')), because: 'half its diameter is usual' }
        : 0,
  },
})
