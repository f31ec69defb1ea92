/** Why the shape is as it is, in figures taken from the solid. */

import type { WeighedBulk } from '../kernel/mass-properties.ts'
import { holesOf } from '../kernel/measure/recognised.ts'
import { partSubject } from '../kernel/measure/subject.ts'
import type { FeatureKind, FeatureOf } from '../plan/features.ts'
import type { Part } from '../plan/plan.ts'
import { isSolid, nounOf, type SolidKind } from './features/solids.ts'
import type { WorkedKind } from './features/worked.ts'
import { type BrainstormInput, isAssembly } from './subject.ts'
import {
  allOf,
  along,
  capital,
  counted,
  listed,
  mass,
  mm,
  percent,
  sizeOf,
  sizes,
  volume,
  withArticle,
} from './wording.ts'

/** How a body of this kind is made, which is why it was built so. */
const MAKING: { [K in SolidKind]: string } = {
  box: 'which can be sawn from flat stock or bar',
  prism: 'a constant section that can be cut from bar or plate',
  extrude: 'one outline of constant section, so that it can be cut from plate or extruded',
  cylinder: 'a body of revolution that can be turned from round stock in one clamping',
  cone: 'a body of revolution that can be turned from round stock in one clamping',
  revolve: 'one profile turned about its axis, so that all diameters run true to each other',
  sphere: 'a body of revolution that can be turned or printed',
  torus: 'a body of revolution that can be turned or moulded',
  wedge: 'flat faces only, which can be milled from a block',
  pyramid: 'flat faces only, which can be milled from a block',
  loft: 'one skin drawn from section to section, which is printed, cast or milled in three axes',
  sweep: 'one section carried along its path, as in a part bent from bar, wire or tube',
  gear: 'with true involute flanks, so that it meshes with any gear of its module and pressure angle',
  pulley: 'turned about its bore, so that the belt runs true',
  sprocket: 'with seats cut to the roller, so that the chain lies in full contact',
  spring: 'coiled from one wire with the pitch that its free length and coils give',
  'threaded-rod': 'threaded over its whole length',
}

/** An extrusion that leans or turns has no constant section. */
function makingOf(base: FeatureOf<SolidKind>): string {
  if (base.kind !== 'extrude') return MAKING[base.kind]
  if (base.twistDeg !== 0) return 'one outline turned as it rises, which is printed or milled in five axes'
  return base.taperDeg !== 0 ? 'one outline with leaning walls, so that it leaves a mould' : MAKING.extrude
}

/** What was done to the body, by the verb a shop would use. */
const DONE: { [K in WorkedKind]?: string } = {
  hole: 'drilled',
  slot: 'slotted',
  pocket: 'pocketed',
  boss: 'given bosses',
  rib: 'stiffened by ribs',
  groove: 'grooved',
  keyway: 'keyed',
  thread: 'threaded',
  shell: 'hollowed out',
  draft: 'drafted',
  mirror: 'mirrored',
  text: 'lettered',
  fillet: 'rounded at its edges',
  chamfer: 'chamfered',
}

const isWorked = (feature: Part['features'][number]): feature is FeatureOf<WorkedKind> => !isSolid(feature)

/** "It is one plate, which is sawn from flat stock, drilled and rounded at its edges." */
function building({ features }: Part): string {
  const [base, ...others] = features
  if (!base || !isSolid(base)) return ''
  const { noun } = nounOf(base)
  const added = others.filter((feature) => isSolid(feature) && feature.operation === 'add').length
  const removed = others.filter((feature) => isSolid(feature) && feature.operation !== 'add').length
  const kinds = new Set<FeatureKind>(others.filter(isWorked).map(({ kind }) => kind))
  const done = Object.entries(DONE).flatMap(([kind, verb]) => (kinds.has(kind as FeatureKind) ? [verb] : []))
  const steps = [
    ...(added > 0 ? [`joined with ${counted(added, 'further body', 'further bodies')}`] : []),
    ...(removed > 0 ? [`shaped by ${counted(removed, 'cut')}`] : []),
    ...done,
  ]
  const then = steps.length > 0 ? `; it is then ${listed(steps)}` : ''
  return `It is built from ${withArticle(noun)}, ${makingOf(base)}${then}.`
}

/** How many ways the drill has to come from. */
function clampings(input: BrainstormInput): string | undefined {
  const [part] = input.model.parts
  if (!part) return undefined
  const holes = holesOf(partSubject(input.oc, part))
  if (holes.length === 0) return undefined
  const axes = [...new Set(holes.map(({ axis }) => along(axis)))]
  if (axes.length === 1)
    return holes.length === 1
      ? `its only hole runs ${axes[0]}`
      : `${allOf(holes.length, 'round holes')} run ${axes[0]} and can be made in one clamping`
  const named = axes.length <= 3 ? ` (${axes.join(', ')})` : ''
  return `its ${holes.length} round holes run in ${axes.length} directions${named}, which takes at least ${axes.length} clampings`
}

const AXES = ['x', 'y', 'z'] as const
/** Off the middle by less than this part of the size is in the middle. */
const IN_THE_MIDDLE = 1e-3
const LEAST_SHIFT_MM = 0.005

function balance({ box, centre, mass: weight }: WeighedBulk): string {
  const size = sizeOf(box)
  const off = AXES.flatMap((axis, k) => {
    const middle = ((box.min[k] as number) + (box.max[k] as number)) / 2
    const by = (centre[k] as number) - middle
    return Math.abs(by) > Math.max(LEAST_SHIFT_MM, IN_THE_MIDDLE * (size[k] as number)) ? [{ axis, by }] : []
  })
  const of = weight === undefined ? 'volume' : 'mass'
  if (off.length === 0) return `the centre of ${of} lies in the middle of the envelope`
  const shifts = off.map(({ axis, by }) => `${mm(Number(by.toFixed(2)))} along ${axis}`)
  const others = AXES.filter((axis) => !off.some((each) => each.axis === axis))
  const rest = others.length > 0 ? `, and in the middle along ${listed(others)}` : ''
  return `the centre of ${of} lies off the middle of the envelope by ${listed(shifts)}${rest}`
}

/** "Aluminium" becomes "aluminium", PLA stays PLA. */
const midSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

function envelope(total: WeighedBulk, material: string | undefined): string {
  const size = sizeOf(total.box)
  const fill = total.volume / (size[0] * size[1] * size[2])
  const weight =
    total.mass === undefined
      ? ''
      : `, ${mass(total.mass)}${material === undefined ? '' : ` in ${midSentence(material)}`}`
  return `The envelope is ${sizes(size)}; ${volume(total.volume)} of material fill ${percent(fill)} of it${weight}.`
}

/** What the check of the instances against each other found. */
function fitting({ model, report }: BrainstormInput): string {
  const { interferences = [], pairsChecked = 0 } = report.assembly ?? {}
  const reasons = [...new Set(interferences.map(({ why }) => why))]
  const excused =
    reasons.length > 0
      ? `, save ${counted(interferences.length, 'pair')} by design (${reasons.join('; ')})`
      : ''
  return `${model.instances.length} instances of ${counted(model.parts.length, 'part')} are placed so that no two share material${excused}; ${counted(pairsChecked, 'pair')} lay close enough to be checked on the solids.`
}

export function optimalGeometry(input: BrainstormInput): string {
  const { plan, report } = input
  const { total, parts } = report.massProperties
  const [only] = plan.parts
  const materials = new Set(parts.map(({ material }) => material))
  const material = materials.size === 1 ? parts[0]?.material : undefined
  const stated = report.requirements.length
  const sentences = isAssembly(input)
    ? [fitting(input), `${capital(balance(total))}.`]
    : [
        only ? building(only) : '',
        `${capital([clampings(input), balance(total)].filter((part) => part !== undefined).join('; '))}.`,
      ]
  return [
    envelope(total, material),
    ...sentences,
    stated === 0
      ? ''
      : stated === 1
        ? 'The one stated size was measured on the finished solid and holds.'
        : `${capital(allOf(stated, 'stated sizes and counts'))} were measured on the finished solid and hold.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
