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
    eighteen: 18,
    twenty: 20,
    'twenty-four': 24,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    eighty: 80,
    hundred: 100,
  }),
)

/** "half an inch", "a quarter inch". */
export const FRACTION_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ half: 1 / 2, quarter: 1 / 4, eighth: 1 / 8, sixteenth: 1 / 16 }),
)

/** What follows one of these is a name, not a size. */
export const STANDARDS_BODIES: ReadonlySet<string> = new Set(
  'iso din en ansi asme astm aisi sae jis bs nema gost'.split(' '),
)

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
