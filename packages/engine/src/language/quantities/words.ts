/** Numbers and number-like names that are written as words. */

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    single: 1,
    two: 2,
    twin: 2,
    pair: 2,
    couple: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
  }),
)

export const isNumberWord = (word: string): boolean => NUMBER_WORDS.has(word)

/** "half an inch", "a quarter inch". */
export const FRACTION_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    half: 1 / 2,
    third: 1 / 3,
    quarter: 1 / 4,
    eighth: 1 / 8,
    sixteenth: 1 / 16,
  }),
)

/** Several of them: "three quarters", "two thirds". */
export const PARTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    halves: 1 / 2,
    thirds: 1 / 3,
    quarters: 1 / 4,
    fourths: 1 / 4,
    fifths: 1 / 5,
    eighths: 1 / 8,
    tenths: 1 / 10,
    sixteenths: 1 / 16,
  }),
)

/** "two thirds", "three quarters": what the number is divided by. */
export const FRACTIONS: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
}

/** What follows one of these is a name, not a size. */
export const STANDARDS_BODIES: ReadonlySet<string> = new Set(
  'iso din en ansi asme astm aisi sae jis bs nema naca gost nfpa ul vesa uic dnv api'.split(' '),
)

/** Of these the ones whose number is a shape: a motor's face, a wing's section, the holes of a screen. */
export const SHAPING_BODIES: ReadonlySet<string> = new Set(['nema', 'naca', 'vesa'])

/** Words whose number tells one kind from another: "version 2", "zone 4", "grade 8.8", "IP67". */
export const NUMBERED_NAMES: ReadonlyMap<string, string> = new Map([
  ...'version ver v rev revision release mk mark'.split(' ').map((word) => [word, 'a version'] as const),
  ...'zone grade class category type series schedule sch'
    .split(' ')
    .map((word) => [word, 'a class'] as const),
  ...'iphone ipad galaxy pixel ender hero switch xbox playstation macbook kindle'
    .split(' ')
    .map((word) => [word, 'a model'] as const),
  ...'ip ipx'.split(' ').map((word) => [word, 'a protection class'] as const),
  ...'fig figure page appendix clause chapter'.split(' ').map((word) => [word, 'a reference'] as const),
])

/** After a number: a measure of something else than lengths and angles. */
export const OTHER_MEASURES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'a voltage': 'v volt volts vdc vac kv',
    'a current': 'amp amps ampere amperes ma',
    'a power': 'watt watts kw hp horsepower',
    'a speed': 'rpm',
    'a frequency': 'hz khz mhz',
    'a pressure': 'psi mpa kpa pascal pascals',
    'a force': 'newton newtons kn lbf',
    'a torque': 'newtonmeter newtonmeters',
    'a temperature': 'celsius fahrenheit kelvin',
    'a time': 'hour hours minute minutes second seconds year years',
    'a price': 'usd eur dollar dollars euro euros',
  }).flatMap(([says, forms]) => forms.split(' ').map((form) => [form, says] as const)),
)

/** A stated weight, area or volume would have to be met: it is never dismissed. */
export const BINDING_MEASURES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'a weight':
      'kg kgs kilogram kilograms gram grams g lb lbs pound pounds oz ounce ounces tonne tonnes ton tons',
    'a volume': 'ml liter liters litre litres gallon gallons cc',
  }).flatMap(([says, forms]) => forms.split(' ').map((form) => [form, says] as const)),
)

/** Letters of a drawing's table of dimensions: `D = 20`. */
export const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    d: 'diameter',
    ø: 'diameter',
    r: 'radius',
    l: 'length',
    w: 'width',
    b: 'width',
    h: 'height',
    t: 'thickness',
  }),
)

/** Fundamental deviations of ISO 286 that people write after a size: `20 H7`, `12 g6`. */
export const FIT_LETTERS: ReadonlySet<string> = new Set('a b c d e f g h js j k n p r s u'.split(' '))

/** Alloys that go by a number; read as names where a material word or a temper stands beside them. */
export const ALLOYS: ReadonlySet<number> = new Set([
  304, 316, 303, 410, 416, 420, 1018, 1020, 1045, 2024, 4130, 4140, 4340, 5052, 5083, 6061, 6063, 6082, 7075,
])

/** Before a number: it is meant roughly. */
export const APPROXIMATELY: ReadonlySet<string> = new Set(
  'about approximately approx roughly around circa nearly almost ca ~'.split(' '),
)

/** Dimension words and letters that can stand inside `60 long x 40 wide x 8 thick`, `60L x 40W`, `60 (L)`. */
export const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    long: 'length',
    length: 'length',
    l: 'length',
    wide: 'width',
    width: 'width',
    w: 'width',
    high: 'height',
    tall: 'height',
    height: 'height',
    h: 'height',
    thick: 'thickness',
    thickness: 'thickness',
    thk: 'thickness',
    t: 'thickness',
    deep: 'depth',
    depth: 'depth',
    d: 'depth',
    diameter: 'diameter',
    dia: 'diameter',
    od: 'outerDiameter',
    id: 'innerDiameter',
  }),
)
