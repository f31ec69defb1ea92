/** Units of length in millimetres and of angle in degrees, as people write them. */
export type UnitKind = 'length' | 'angle'

export interface Unit {
  name: string
  kind: UnitKind
  /** Millimetres or degrees. */
  factor: number
}

const unit = (name: string, kind: UnitKind, factor: number, forms: string): [string, Unit][] =>
  forms.split(' ').map((form) => [form, { name, kind, factor }])

export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...unit(
    'mm',
    'length',
    1,
    'mm mms millimeter millimeters millimetre millimetres milimeter milimeters milimetre milimetres',
  ),
  // Data sets and teaching texts say "units"; like a bare number they mean millimetres.
  ...unit('units', 'length', 1, 'unit units'),
  ...unit('cm', 'length', 10, 'cm cms centimeter centimeters centimetre centimetres'),
  ...unit('dm', 'length', 100, 'dm decimeter decimeters decimetre decimetres'),
  ...unit('m', 'length', 1000, 'm meter meters metre metres'),
  ...unit('km', 'length', 1_000_000, 'km kilometer kilometers kilometre kilometres'),
  ...unit('µm', 'length', 0.001, 'um micron microns micrometer micrometers micrometre micrometres'),
  ...unit('inch', 'length', 25.4, 'in inch inches inchs "'),
  ...unit('ft', 'length', 304.8, "ft foot feet '"),
  ...unit('yd', 'length', 914.4, 'yd yard yards'),
  ...unit('thou', 'length', 0.0254, 'thou thous mil mils'),
  ...unit('°', 'angle', 1, '° deg degs degree degrees'),
  ...unit('rad', 'angle', 180 / Math.PI, 'radian radians'),
])

/** Words after "5 in" that show `in` to be the preposition: "5 in diameter", "one in each corner". */
const AFTER_PREPOSITION = new Set(
  'diameter length width height depth thickness radius size total overall outer inner the a an each every both x y z all its this that one direction cad autocad solidworks fusion freecad onshape blender openscad cadquery step stl my our your order place between front number steel aluminium aluminum brass plastic metal wood pla abs petg'.split(
    ' ',
  ),
)

/** "20 x 20 in section", but "a 12 in section of pipe". */
const SECTION = new Set(['section', 'cross', 'plan', 'profile', 'elevation'])

/** "10 in +Z": the way it goes. */
const isSignedAxis = (sign: string, axis: string | undefined): boolean =>
  (sign === '+' || sign === '-') && axis !== undefined && /^[xyz]$/u.test(axis)

export const isPrepositionIn = (next: string | undefined, behind: string | undefined): boolean =>
  next !== undefined &&
  (AFTER_PREPOSITION.has(next) || (SECTION.has(next) && behind !== 'of') || isSignedAxis(next, behind))
