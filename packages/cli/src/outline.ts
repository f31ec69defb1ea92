/** A reading to look over at a glance: how words were taken, the plan, what will be measured, what was assumed. */
import type { Reading } from '@cadwright/engine'

type Use = Reading['uses'][number]

const WIDEST = 32

const row = (left: string, right: string): string => `  ${left.padEnd(WIDEST)} ${right}`.trimEnd()

/** Neighbours that were taken alike are told together: "for my bench → purpose". */
function joined(uses: readonly Use[], prompt: string): { text: string; became: string; role: Use['role'] }[] {
  const groups: { span: [number, number]; became: string; role: Use['role']; last: number }[] = []
  for (const [at, { span, became, role }] of uses.entries()) {
    const before = groups.at(-1)
    if (before && before.last === at - 1 && before.role === role && before.became === became) {
      before.span[1] = span[1]
      before.last = at
    } else groups.push({ span: [...span], became, role, last: at })
  }
  return groups.map(({ span, became, role }) => ({
    text: prompt.slice(...span).replaceAll(/\s+/gu, ' '),
    became,
    role,
  }))
}

const round = (value: number): string => String(Number(value.toPrecision(7)))

const isPoint = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number')

/** What the schema fills in and everyone expects. */
const isUsual = (key: string, value: unknown): boolean =>
  (key === 'operation' && value === 'add') ||
  (key === 'pick' && value === 'outermost') ||
  (key === 'reach' && value === 'all') ||
  (key === 'on' && value === 'frame') ||
  (key === 'normal' && value === '+z') ||
  (key === 'origin' && (value === 'centre' || (isPoint(value) && value.every((each) => each === 0))))

/** A feature's facts in a few words: `diameter 5, at corners inset 6 × 6`. */
function brief(value: unknown, key = ''): string {
  if (typeof value === 'number') return round(value)
  if (isPoint(value))
    return key === 'size' || key === 'inset'
      ? value.map(round).join(' × ')
      : `(${value.map(round).join(', ')})`
  if (Array.isArray(value)) return value.map((each) => brief(each)).join('; ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([name, inner]) => inner !== undefined && !isUsual(name, inner))
      .map(([name, inner]) => {
        const said = brief(inner, name)
        return name === 'kind' || said === '' ? said : `${name} ${said}`
      })
      .filter((said) => said !== '')
      .join(' ')
  return String(value)
}

const facts = (feature: object): string =>
  Object.entries(feature)
    .filter(([key, value]) => value !== undefined && !isUsual(key, value))
    .map(([key, value]) => [key, brief(value, key)] as const)
    .filter(([, said]) => said !== '')
    .map(([key, said]) => `${key} ${said}`)
    .join(', ')

const section = (title: string, rows: readonly string[]): string[] =>
  rows.length > 0 ? ['', title, ...rows] : []

export function outline({ plan, uses }: Reading, prompt: string): string {
  const told = joined(
    uses.filter(({ role }) => role !== 'grammar'),
    prompt,
  )
  const taken = (role: Use['role']): string[] =>
    told.filter((each) => each.role === role).map(({ text, became }) => row(`"${text}"`, became))
  return [
    plan.name,
    ...section('Words', taken('used')),
    ...section('Set aside', taken('irrelevant')),
    ...section(
      'Plan',
      plan.parts.flatMap((part) => [
        ...(plan.parts.length > 1 ? [`  ${part.name}`] : []),
        ...part.features.map(({ kind, id, ...rest }) =>
          row(kind === id ? id : `${id} (${kind})`, facts(rest)),
        ),
      ]),
    ),
    ...section(
      'Will be measured',
      plan.requirements.map(({ says, words }) => row(says, words ? `← "${words.text}"` : '')),
    ),
    ...section(
      'Assumed',
      plan.assumptions.map(({ says }) => `  ${says}`),
    ),
    '',
  ].join('\n')
}
