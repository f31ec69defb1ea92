/** Names in a plan must name something: a feature that stands before, a part, an instance, a parameter. */
import type { Instance, Mate } from './assembly.ts'
import type { DocumentPath, Fault } from './faults.ts'
import type { Feature } from './features.ts'
import type { Part, Plan } from './plan.ts'
import type { Measure } from './requirement.ts'

type Names = ReadonlySet<string>

const quoted = (names: Iterable<string>): string => {
  const listed = [...names]
  if (listed.length === 0) return 'there is none'
  return listed.length > 12 ? `there are ${listed.length} others` : `there is ${listed.join(', ')}`
}

function* repeated(ids: readonly string[], path: DocumentPath, what: string): Generator<Fault> {
  const first = new Map<string, number>()
  for (const [index, id] of ids.entries()) {
    const before = first.get(id)
    if (before === undefined) first.set(id, index)
    else yield { path: [...path, index], reason: `${what} "${id}" is already the name of entry ${before}` }
  }
}

/** Every field of a feature that names other features, however deep in a selector it stands. */
function* namedFeatures(value: unknown, path: DocumentPath): Generator<{ name: string; path: DocumentPath }> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key]
    if (key === 'feature' && typeof entry === 'string') yield { name: entry, path: here }
    else if ((key === 'features' || key === 'between') && Array.isArray(entry)) {
      for (const [index, name] of entry.entries()) {
        if (typeof name === 'string') yield { name, path: [...here, index] }
      }
    } else yield* namedFeatures(entry, here)
  }
}

const EXTENTS_NEEDING_A_BODY: ReadonlySet<string> = new Set(['to-face', 'through-all'])

/** Why a feature cannot begin a part, or undefined where it can. */
function notAsFirst(feature: Feature): string | undefined {
  if (feature.kind === 'rib') {
    return feature.plane.on === 'face' ? 'lies on a face, and there is no body before it' : undefined
  }
  if (!('operation' in feature)) {
    return `a ${feature.kind} works on a body, and there is none before it: begin the part with a solid that is added`
  }
  if (feature.operation !== 'add') {
    return `nothing is there to ${feature.operation}: the first feature of a part must be added`
  }
  if ('plane' in feature && feature.plane.on === 'face')
    return 'lies on a face, and there is no body before it'
  if (feature.kind === 'extrude' && EXTENTS_NEEDING_A_BODY.has(feature.extent.kind)) {
    return `an extent "${feature.extent.kind}" needs a body, and there is none before it`
  }
  if (feature.kind === 'loft' && feature.sections.some(({ plane }) => plane.on === 'face')) {
    return 'a section lies on a face, and there is no body before it'
  }
  return undefined
}

function* featureFaults(part: Part, path: DocumentPath): Generator<Fault> {
  const ids = part.features.map(({ id }) => id)
  yield* repeated(ids, [...path, 'features'], 'feature id')
  const earlier = new Set<string>()
  for (const [index, feature] of part.features.entries()) {
    const here = [...path, 'features', index]
    const reason = index === 0 ? notAsFirst(feature) : undefined
    if (reason) yield { path: here, reason }
    for (const named of namedFeatures(feature, here)) {
      if (earlier.has(named.name)) continue
      const later = ids.includes(named.name)
      yield {
        path: named.path,
        reason: later
          ? `"${named.name}" does not stand before "${feature.id}"; only earlier features can be named`
          : `part "${part.id}" has no feature "${named.name}" before "${feature.id}"; ${quoted(earlier)}`,
      }
    }
    earlier.add(feature.id)
  }
}

function* selectorFaults(face: Mate['own'], part: Part | undefined, path: DocumentPath): Generator<Fault> {
  if (!part || face.feature === undefined) return
  if (part.features.some(({ id }) => id === face.feature)) return
  yield { path: [...path, 'feature'], reason: `part "${part.id}" has no feature "${face.feature}"` }
}

function* instanceFaults(plan: Plan): Generator<Fault> {
  const parts = new Map(plan.parts.map((part) => [part.id, part]))
  const earlier = new Map<string, Instance>()
  yield* repeated(
    plan.instances.map(({ id }) => id),
    ['instances'],
    'instance id',
  )
  for (const [index, instance] of plan.instances.entries()) {
    const here = ['instances', index]
    const part = parts.get(instance.part)
    if (!part) {
      yield {
        path: [...here, 'part'],
        reason: `there is no part "${instance.part}"; ${quoted(parts.keys())}`,
      }
    }
    const mates = instance.placement.kind === 'mates' ? instance.placement.mates : []
    for (const [number, mate] of mates.entries()) {
      const at = [...here, 'placement', 'mates', number]
      const other = earlier.get(mate.other.instance)
      yield* selectorFaults(mate.own, part, [...at, 'own'])
      if (other) yield* selectorFaults(mate.other.face, parts.get(other.part), [...at, 'other', 'face'])
      else {
        yield {
          path: [...at, 'other', 'instance'],
          reason: `no instance "${mate.other.instance}" stands before "${instance.id}"; ${quoted(earlier.keys())}`,
        }
      }
    }
    earlier.set(instance.id, instance)
  }
}

function* pairFaults(pair: readonly string[], instances: Names, path: DocumentPath): Generator<Fault> {
  for (const [index, name] of pair.entries()) {
    if (!instances.has(name)) {
      yield { path: [...path, index], reason: `there is no instance "${name}"; ${quoted(instances)}` }
    }
  }
  if (pair[0] === pair[1]) yield { path, reason: `names "${pair[0]}" twice; two instances are needed` }
}

function* measureFaults(
  measure: Measure,
  parts: Names,
  instances: Names,
  path: DocumentPath,
): Generator<Fault> {
  if ('part' in measure && measure.part !== undefined && !parts.has(measure.part)) {
    yield { path: [...path, 'part'], reason: `there is no part "${measure.part}"; ${quoted(parts)}` }
  }
  if (measure.kind === 'clearance') yield* pairFaults(measure.instances, instances, [...path, 'instances'])
}

export function* referenceFaults(plan: Plan): Generator<Fault> {
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
  const parts = new Set(idsOf(plan.parts))
  // Without instances each part stands once, under its own name.
  const instances = plan.instances.length > 0 ? new Set(idsOf(plan.instances)) : parts
  const parameters = new Set(plan.parameters.map(({ name }) => name))

  yield* repeated(
    plan.parameters.map(({ name }) => name),
    ['parameters'],
    'parameter',
  )
  yield* repeated(idsOf(plan.parts), ['parts'], 'part id')
  for (const [index, part] of plan.parts.entries()) yield* featureFaults(part, ['parts', index])
  yield* instanceFaults(plan)
  for (const [index, relation] of plan.relations.entries()) {
    yield* pairFaults(relation.between, instances, ['relations', index, 'between'])
  }
  yield* repeated(idsOf(plan.requirements), ['requirements'], 'requirement id')
  for (const [index, { measure }] of plan.requirements.entries()) {
    yield* measureFaults(measure, parts, instances, ['requirements', index, 'measure'])
  }
  yield* repeated(idsOf(plan.assumptions), ['assumptions'], 'assumption id')
  for (const [index, { parameter }] of plan.assumptions.entries()) {
    if (parameter !== undefined && !parameters.has(parameter)) {
      const reason = `there is no parameter "${parameter}"; ${quoted(parameters)}`
      yield { path: ['assumptions', index, 'parameter'], reason }
    }
  }
}
