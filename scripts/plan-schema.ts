/** Writes docs/plan.schema.json, the plan as JSON Schema: `node scripts/plan-schema.ts`. */
import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { feature } from '../packages/engine/src/plan/features.ts'
import * as geometry from '../packages/engine/src/plan/geometry.ts'
import { layout, path, repetition } from '../packages/engine/src/plan/layout.ts'
import { plan } from '../packages/engine/src/plan/plan.ts'
import { profile, sketch } from '../packages/engine/src/plan/profile.ts'
import { measure, words } from '../packages/engine/src/plan/requirement.ts'
import { edgeSelector, faceSelector, onFace } from '../packages/engine/src/plan/select.ts'
import { plane } from '../packages/engine/src/plan/solids.ts'

export const SCHEMA_FILE = new URL('../docs/plan.schema.json', import.meta.url)

/** Said once under `$defs` and named where they are used; written out each time they would fill a book. */
const NAMED = {
  ...geometry,
  layout,
  path,
  repetition,
  profile,
  sketch,
  faceSelector,
  edgeSelector,
  onFace,
  plane,
  feature,
  measure,
  words,
}

function named(): z.core.$ZodRegistry<z.core.GlobalMeta> {
  const registry = z.globalRegistry
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { ...registry.get(schema), id })
  return registry
}

const INDENT = '  '
/** As in biome.json: what fits on a line stands on it. */
const LINE_WIDTH = 110

const isFlat = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isFlat) : typeof value !== 'object' || value === null

const inLine = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(inLine).join(', ')}]` : JSON.stringify(value)

/** JSON laid out as the formatter of this repository lays it out, so that the file is never reformatted. */
function laidOut(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = indent + INDENT
  if (Array.isArray(value)) {
    const flat = isFlat(value) ? inLine(value) : ''
    if (flat && before + flat.length < LINE_WIDTH) return flat
    return `[\n${value.map((entry) => inner + laidOut(entry, inner, inner.length)).join(',\n')}\n${indent}]`
  }
  const fields = Object.entries(value).map(([key, entry]) => {
    const start = `${inner}${JSON.stringify(key)}: `
    return start + laidOut(entry, inner, start.length)
  })
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${indent}}`
}

export const schemaText = (): string =>
  `${laidOut(z.toJSONSchema(plan, { io: 'input', metadata: named() }), '', 0)}\n`

if (import.meta.main) await writeFile(SCHEMA_FILE, schemaText())
