/** What a part is for, and the material that suits it. A row is meant to be reviewed by someone who buys material. */
import type { FeatureKind } from '../../plan/features.ts'

export interface Choice {
  name: string
  /** g/cm³ */
  density: number
}

export interface Purpose {
  /** Features that say what the part is. */
  kinds?: readonly FeatureKind[]
  /** Nouns that say it, as a person names the part. */
  nouns?: RegExp
  first: Choice
  why: string
  second: Choice
  /** Completes "…, where". */
  secondWhere: string
  /** For a trial piece; left out where a printed one would tell nothing. */
  printed?: Choice
}

const S235: Choice = { name: 'structural steel S235JR', density: 7.85 }
const C45: Choice = { name: 'carbon steel C45 (1.0503)', density: 7.85 }
const STEEL_8_8: Choice = { name: 'steel of property class 8.8', density: 7.85 }
const STAINLESS_304: Choice = { name: 'stainless steel 1.4301 (304)', density: 7.9 }
const STAINLESS_316: Choice = { name: 'stainless steel 1.4404 (316L)', density: 8 }
const SPRING_WIRE: Choice = { name: 'patented spring wire EN 10270-1 SH', density: 7.85 }
const SPRING_STAINLESS: Choice = { name: 'stainless spring wire 1.4310', density: 7.9 }
const AL_6061: Choice = { name: 'aluminium 6061-T6', density: 2.7 }
const AL_6063: Choice = { name: 'aluminium 6063-T5', density: 2.7 }
const AL_6082: Choice = { name: 'aluminium 6082-T6', density: 2.7 }
const AL_5052: Choice = { name: 'aluminium 5052-H32', density: 2.68 }
const BRONZE: Choice = { name: 'tin bronze CuSn8', density: 8.8 }
const POM: Choice = { name: 'POM-C', density: 1.41 }
const ABS: Choice = { name: 'ABS', density: 1.04 }
const ASA: Choice = { name: 'ASA', density: 1.07 }
const PETG: Choice = { name: 'PETG', density: 1.27 }
const PA12: Choice = { name: 'nylon PA12', density: 1.01 }
const PA66_GF30: Choice = { name: 'glass-filled nylon PA66-GF30', density: 1.36 }
const NBR: Choice = { name: 'NBR of 70 Shore A', density: 1.2 }
const FKM: Choice = { name: 'FKM of 75 Shore A', density: 1.85 }
const TPU: Choice = { name: 'TPU of 95 Shore A', density: 1.21 }
const PLYWOOD: Choice = { name: 'birch plywood', density: 0.65 }
const CARBON: Choice = { name: 'carbon-fibre laminate', density: 1.55 }

/** The first row that fits is taken: what the features say stands before what the name says, the special before the general. */
export const PURPOSES: readonly Purpose[] = [
  {
    kinds: ['spring'],
    first: SPRING_WIRE,
    why: 'a spring lives on the high yield strength of cold-drawn wire, and this grade is made for static and moderate cyclic load',
    second: SPRING_STAINLESS,
    secondWhere: 'it may get wet',
  },
  {
    kinds: ['gear', 'sprocket'],
    nouns: /\b(gear|pinion|sprocket|rack|cog|worm)s?\b/i,
    first: POM,
    why: 'toothed parts need low friction and wear, and POM runs quietly without oil at light load',
    second: C45,
    secondWhere: 'torque is transmitted; its teeth can be induction hardened',
    printed: PA12,
  },
  {
    kinds: ['pulley'],
    nouns: /\b(pulley|sheave)s?\b/i,
    first: AL_6082,
    why: 'a pulley should add little inertia, and anodised aluminium wears well against a belt',
    second: C45,
    secondWhere: 'the belt is loaded heavily',
    printed: PETG,
  },
  {
    kinds: ['thread', 'threaded-rod'],
    nouns: /\b(bolt|screw|nut|stud|threaded rod|fastener)s?\b/i,
    first: STEEL_8_8,
    why: 'threads are calculated for bolt steel, and this class is the common one',
    second: { name: 'stainless steel A2-70', density: 7.9 },
    secondWhere: 'it must not rust',
  },
  {
    nouns: /\b(o-?ring|gasket|seal|grommet)s?\b/i,
    first: NBR,
    why: 'a seal has to give and come back, and nitrile rubber stands oil and water up to about 100 °C',
    second: FKM,
    secondWhere: 'it gets hotter or meets fuels',
    printed: TPU,
  },
  {
    nouns: /\b(heat ?sink|cooler|radiator|fins?)\b/i,
    first: AL_6063,
    why: 'heat has to reach the fins, and this extrusion alloy conducts about 200 W/(m·K)',
    second: { name: 'copper Cu-ETP', density: 8.94 },
    secondWhere: 'the heat is concentrated on a small spot',
    printed: PETG,
  },
  {
    nouns: /\b(bush(ing)?|bearing|sleeve)s?\b/i,
    first: BRONZE,
    why: 'a plain bearing needs a partner softer than the shaft that carries load with little oil',
    second: POM,
    secondWhere: 'load is light and it should run dry',
    printed: PA12,
  },
  {
    nouns: /\b(shaft|axle|spindle|pin|dowel|mandrel|rod|stud)s?\b/i,
    first: C45,
    why: 'a shaft is bent and twisted, and this steel turns well and can be hardened where bearings sit',
    second: STAINLESS_304,
    secondWhere: 'it must not rust',
    printed: PA12,
  },
  {
    nouns: /\b(flange|pipe|tube|manifold|fitting)s?\b/i,
    first: S235,
    why: 'pipework is welded and bolted, and this steel takes both at low cost',
    second: STAINLESS_316,
    secondWhere: 'the medium corrodes',
    printed: PETG,
  },
  {
    kinds: ['shell'],
    nouns: /\b(enclosure|housing|case|casing|box with lid|lid|tray|container|cover)s?\b/i,
    first: ABS,
    why: 'a thin-walled housing should be tough and light, and ABS moulds and prints well',
    second: AL_5052,
    secondWhere: 'it has to shield or lead heat away',
    printed: PETG,
  },
  {
    nouns: /\b(bracket|mount|clamp|gusset|angle|corner|hanger|support)s?\b/i,
    first: AL_6061,
    why: 'a bracket is bent in service, and this alloy is strong for its weight and machines easily',
    second: S235,
    secondWhere: 'it is welded or heavily loaded',
    printed: PETG,
  },
  {
    nouns: /\b(wing|airfoil|aerofoil|propeller|blade)s?\b/i,
    first: PLYWOOD,
    why: 'an airfoil part has to be light and stiff across its section',
    second: CARBON,
    secondWhere: 'every gram counts',
    printed: { name: 'foaming PLA', density: 0.6 },
  },
  {
    nouns: /\b(handle|knob|lever|grip)s?\b/i,
    first: PA66_GF30,
    why: 'what is gripped should be tough and not cold to the hand',
    second: AL_6061,
    secondWhere: 'it is used hard',
    printed: PETG,
  },
  {
    kinds: ['text'],
    nouns: /\b(tag|label|name ?plate|sign)s?\b/i,
    first: AL_5052,
    why: 'lettering stays readable on anodised sheet',
    second: STAINLESS_304,
    secondWhere: 'it is washed or stays outdoors',
    printed: ASA,
  },
  {
    nouns: /\b(washer|spacer|shim|collar)s?\b/i,
    first: S235,
    why: 'it is only pressed, and plain steel carries that at the least cost',
    second: STAINLESS_304,
    secondWhere: 'it must not rust',
    printed: PA12,
  },
  {
    nouns: /\b(section|profile|channel|beam|rail)s?\b/i,
    first: S235,
    why: 'rolled sections are stocked in this steel and weld well',
    second: { name: 'aluminium 6060-T66', density: 2.7 },
    secondWhere: 'it is extruded or has to be light',
    printed: PETG,
  },
  {
    kinds: ['revolve', 'cylinder', 'cone'],
    first: { name: 'free-cutting steel 11SMnPb30', density: 7.85 },
    why: 'round parts are turned, and this steel breaks its chips and leaves a clean surface',
    second: AL_6082,
    secondWhere: 'weight matters more than strength',
    printed: PETG,
  },
]

/** Where neither features nor name say what the part is for. */
export const GENERAL: Purpose = {
  first: AL_6061,
  why: 'nothing in the request asks for more, and this alloy machines easily, does not rust and is stocked everywhere',
  second: S235,
  secondWhere: 'it is welded or has to be cheap',
  printed: PETG,
}
