/** L-brackets and the brackets people mean when they only say what is mounted: two plates at a right angle. */
import { EngineError } from '../../../errors.ts'
import type { Dimension, Family, Order, Portion } from '../family.ts'
import { anglePlate } from './angle-plate.ts'
import { combined, plateThickness, ROOT_FORMS, rootRadius, usualHoles, usualHolesSay } from './words.ts'

const dimensions = (size: number, because: string): Readonly<Record<string, Dimension>> => ({
  leg: {
    says: 'leg length',
    words: 'side size',
    forms: 'leg length|leg size|flange length|arm length|flange size',
  },
  base: {
    says: 'base length',
    words: 'length baseLength axis-x',
    forms: 'base length|horizontal length|foot length|horizontal leg length',
    default: ({ get }) => ({
      value: get('height') ?? size,
      because: get('height') ? 'the legs are alike' : because,
    }),
  },
  height: {
    says: 'height',
    words: 'height axis-z',
    forms: 'wall height|leg height|vertical height|vertical leg height|vertical leg length',
    default: ({ need }) => ({ value: need('base'), because: 'the legs are alike' }),
  },
  width: {
    says: 'width',
    words: 'width depth extrusion baseWidth axis-y',
    forms: 'leg width|flange width|bracket width|plate width',
    default: ({ need }) => ({
      value: Number((0.6 * Math.min(need('base'), need('height'))).toPrecision(2)),
      because: 'it suits the legs',
    }),
  },
  thickness: {
    says: 'thickness',
    words: 'thickness wall',
    forms:
      'material thickness|plate thickness|leg thickness|wall thickness|sheet thickness|base thickness|flange thickness',
    default: plateThickness('base', 'height'),
  },
  radius: rootRadius(1),
  gusset: {
    says: 'gusset thickness',
    forms: 'gusset thickness|rib thickness|web thickness',
    default: ({ has, need }) =>
      has('gusset') ? { value: need('thickness'), because: 'it is as thick as the plates' } : 0,
  },
  angle: { says: 'angle', words: 'angle', unit: 'deg' },
  legs: { says: 'number of legs', unit: 'count' },
})

const plate = 'flat|horizontal|bottom|rectangular|flat rectangular|lower|square|mounting'
const upright = 'vertical|upright|standing|back|rear|rectangular|upper|side'

const portions: Readonly<Record<string, Portion>> = {
  base: {
    forms: combined(plate, 'base|base plate|foot|base leg|bottom plate|base flange').concat(
      '|horizontal leg|horizontal flange|horizontal plate|horizontal arm|bottom leg|lower leg|bottom flange|horizontal side|horizontal section|horizontal face|short leg|shorter leg',
    ),
    words: { length: 'base', width: 'width', depth: 'width', thickness: 'thickness' },
    sequence: { 2: ['width', 'base'], 3: ['width', 'base', 'thickness'] },
    bare: 'base',
  },
  wall: {
    forms: combined(upright, 'wall|tab|upright|vertical plate|back plate|wall plate').concat(
      '|vertical leg|vertical flange|upright leg|upper leg|vertical arm|vertical side|vertical section|vertical face|upright plate|upright flange|long leg|longer leg',
    ),
    words: { height: 'height', length: 'height', width: 'width', thickness: 'thickness' },
    sequence: { 2: ['width', 'height'], 3: ['width', 'height', 'thickness'] },
    bare: 'height',
  },
  legs: {
    forms: 'leg|flange|arm|side|equal leg|equal flange|plate|face|equal arm',
    words: {
      length: 'leg',
      width: 'width',
      thickness: 'thickness',
      height: 'leg',
      size: 'leg',
      leg: 'leg',
      otherLeg: 'leg',
    },
    sequence: { 2: ['leg', 'width'], 3: ['leg', 'width', 'thickness'] },
    bare: 'leg',
    plural: true,
    count: 'legs',
  },
  /** A bracket told as a long plate with a lip: the plate stands, and its width is how thick it is. */
  body: {
    forms: 'main body|main part|main section|main plate',
    words: { length: 'width', width: 'thickness|width', height: 'height', thickness: 'thickness' },
    sequence: { 3: ['width', 'thickness', 'height'] },
  },
  extension: {
    forms: 'extension|top extension|bottom extension|side extension|horizontal extension|lip|top lip',
    words: {
      width: 'base',
      length: 'base|width',
      height: 'thickness',
      thickness: 'thickness',
      depth: 'base',
    },
    bare: 'base',
  },
  root: { forms: ROOT_FORMS, words: { radius: 'radius', size: 'radius' }, bare: 'radius' },
  gusset: {
    forms:
      'gusset|rib|triangular gusset|triangular rib|stiffener|stiffening rib|reinforcing rib|support rib|reinforcement rib|gusset plate|support gusset|brace|triangular brace|reinforcement|web|center rib|centre rib|center gusset|central gusset|central rib|triangular reinforcement|triangular support|diagonal brace',
    words: { thickness: 'gusset', width: 'gusset' },
    bare: 'gusset',
  },
}

/** Of three numbers a small last one is the thickness, else it is the width. */
const arrange = (values: readonly number[]): readonly string[] | undefined => {
  const [a = 0, b = 0, c = 0] = values
  return values.length === 3 && c > 0.2 * Math.min(a, b) ? ['base', 'height', 'width'] : undefined
}

function build(order: Order, holesEach: number): ReturnType<Family['build']> {
  const built = anglePlate(order)
  const [stated, count] = [order.get('angle'), order.get('legs')]
  if (stated !== undefined && Math.abs(stated - 90) > 1e-6)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can make this bracket with its plates at 90°, not at ${stated}°. Leave the angle out, or describe the plates one by one.`,
    )
  if (count !== undefined && count !== 2)
    throw new EngineError(
      'prompt_too_ambiguous',
      `This bracket has two legs, not ${count}. Leave the number out.`,
    )
  const wanted = order.untouched && !order.lacks('hole') ? holesEach : 0
  const holes =
    wanted > 0
      ? built.pieces.legs.map((face, index) => usualHoles(`${order.id}-holes-${index + 1}`, face, wanted))
      : []
  const chose = holes.length > 0 ? [usualHolesSay(built.pieces.legs, wanted)] : []
  return { ...built, features: [...built.features, ...holes], chose }
}

const common = {
  agrees: 'rectangular square right triangular',
  formulas: [
    { gives: 'base', from: ['leg'], compute: (leg: number) => leg },
    { gives: 'height', from: ['leg'], compute: (leg: number) => leg },
  ],
  sequence: {
    2: ['base', 'height'],
    3: ['base', 'height', 'thickness'],
    4: ['base', 'height', 'width', 'thickness'],
  },
  arrange,
  bare: 'leg',
  portions,
  below: [
    ['thickness', 'base'],
    ['thickness', 'height'],
    ['radius', 'base'],
    ['radius', 'height'],
    ['gusset', 'width'],
  ],
} satisfies Partial<Family>

export const lBracket: Family = {
  ...common,
  id: 'L-bracket',
  letter: 'L',
  forms: [
    [
      'l bracket|angle bracket|right angle bracket|corner bracket|l shaped bracket|90 degree bracket|corner brace|angle mounting bracket|l mount|l plate|l shape bracket|l type bracket|angled bracket|angle plate|corner angle|right angled bracket|l shaped mounting bracket|l mounting bracket|right angle mounting bracket|angle cleat|bent bracket|l shaped angle bracket|l shape angle bracket|l angle bracket|l shaped corner bracket|l corner bracket|l shaped support bracket|l shaped angle plate|simple l bracket',
    ],
  ],
  dimensions: dimensions(50, 'it is a common size'),
  build: (order) => build(order, order.unsized ? 2 : 0),
}

const shaped = (letter: string): string =>
  `${letter} shaped|${letter} shape|shaped like a ${letter}|shaped like an ${letter}|shaped like the letter ${letter}|in the shape of a ${letter}|in the shape of an ${letter}|in a ${letter} shape|in an ${letter} shape|${letter} profile|bent into a ${letter}|bent into an ${letter}|with a ${letter} shape|with an ${letter} shape|like a ${letter}|like an ${letter}`

/** "A bracket for …": it is there to be screwed on, so it has its holes unless others are described. */
export const mountingBracket: Family = {
  ...common,
  id: 'mounting bracket',
  forms: [
    [
      'bracket|mounting bracket|wall bracket|wall mount bracket|wall mounting bracket|sensor bracket|support bracket|fixing bracket|camera bracket|mount bracket|wall mount|sensor mount|camera mount|universal bracket|switch bracket|attachment bracket|hanging bracket|router bracket|limit switch bracket|equipment bracket|mounting angle|sensor holder',
    ],
  ],
  // Brackets bend at one right angle, unless the words give another shape.
  becomes: {
    'motor bracket': 'motor|stepper motor|stepper|servo motor|servo|electric motor|dc motor',
    'L-bracket': shaped('l'),
    'U-bracket': shaped('u'),
    'Z-bracket': shaped('z'),
    'T-bracket': shaped('t'),
  },
  dimensions: dimensions(60, 'it is a handy size'),
  build: (order) => build(order, 2),
}
