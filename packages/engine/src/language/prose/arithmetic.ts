/** "0.4 - 0.3 units", "(length - 1.3)/2": a number that is reckoned; of numbers alone it is one number, with the name of a size in it one word that the telling reckons. */
import type { Token } from '../text/tokens.ts'

const RECKONED = '≔'

/** The expression of a word that stands for one. */
export const reckonedIn = (text: string): string | undefined =>
  text.startsWith(RECKONED) ? text.slice(1) : undefined

export const SIZE_NAMES = /^(?:length|width|height|diameter|radius|thickness|depth)$/u

const UNIT = /^(?:units?|mm)$/u

const OPERATORS: Readonly<Record<string, string>> = {
  '-': '-',
  '−': '-',
  '–': '-',
  '+': '+',
  '*': '*',
  '/': '/',
  minus: '-',
  plus: '+',
  times: '*',
}

/** Longer is no sum of sizes. */
const MOST_OPERATORS = 12

interface Found {
  text: string
  next: number
  operators: string
  names: boolean
}

/** A number, the name of a size, or a sum in brackets. */
function operandAt(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at]
  if (token?.kind === 'number') {
    // "0.4 units minus 0.3 units".
    const isUnit = UNIT.test(tokens[at + 1]?.text ?? '') && operatorAt(tokens, at + 2) !== undefined
    return { text: `${token.value}`, next: isUnit ? at + 2 : at + 1, operators: '', names: false }
  }
  if (token?.kind === 'word' && SIZE_NAMES.test(token.text))
    return { text: token.text, next: at + 1, operators: '', names: true }
  if (token?.text !== '(') return undefined
  const inner = sumAt(tokens, at + 1)
  if (!inner || inner.operators === '' || tokens[inner.next]?.text !== ')') return undefined
  return { ...inner, text: `(${inner.text})`, next: inner.next + 1 }
}

const operatorAt = (tokens: readonly Token[], at: number): string | undefined =>
  OPERATORS[tokens[at]?.text ?? '']

function sumAt(tokens: readonly Token[], from: number): Found | undefined {
  let found = operandAt(tokens, from)
  while (found && found.operators.length < MOST_OPERATORS) {
    const operator = operatorAt(tokens, found.next)
    const next: Found | undefined = operator ? operandAt(tokens, found.next + 1) : undefined
    if (!operator || !next) break
    found = {
      text: `${found.text}${operator}${next.text}`,
      next: next.next,
      operators: found.operators + operator + next.operators,
      names: found.names || next.names,
    }
  }
  return found
}

/** What an expression comes to; `sizeNamed` knows what the names in it measure. */
export function reckon(text: string, sizeNamed: (name: string) => number | undefined): number | undefined {
  let rest = text
  const take = (pattern: RegExp): string | undefined => {
    const [found] = pattern.exec(rest) ?? []
    if (found !== undefined) rest = rest.slice(found.length)
    return found
  }
  const operand = (): number => {
    if (take(/^\(/u)) {
      const value = sum()
      take(/^\)/u)
      return value
    }
    const number = take(/^[\d.]+(?:e-?\d+)?/u)
    if (number !== undefined) return Number(number)
    return sizeNamed(take(/^[a-z]+/u) ?? '') ?? Number.NaN
  }
  const product = (): number => {
    let value = operand()
    for (let sign = take(/^[*/]/u); sign; sign = take(/^[*/]/u))
      value = sign === '*' ? value * operand() : value / operand()
    return value
  }
  const sum = (): number => {
    let value = product()
    for (let sign = take(/^[-+]/u); sign; sign = take(/^[-+]/u))
      value = sign === '+' ? value + product() : value - product()
    return value
  }
  const value = sum()
  return Number.isFinite(value) && rest === '' ? value : undefined
}

/** Behind these a size is told: a dash behind anything else parts it from the next. */
const TELLS = /^(?:of|is|be|=|equals?|to|as|by|approximately|about)$/u

/** "60 x 40 - 5 mm thick" is no difference, and "length - 60 mm" a label. */
function isTold(
  tokens: readonly Token[],
  at: number,
  { operators, next }: Found,
  isListed: boolean,
): boolean {
  const before = tokens[at - 1]?.text ?? ''
  const isGrouped = tokens[at]?.text === '('
  const isNext = isListed && /^(?:and|,)$/u.test(before) && tokens[next]?.text === 'for'
  if (!TELLS.test(before) && !isNext) return false
  // "a size of 60 * 40".
  if (/^\*+$/u.test(operators)) return !isGrouped && SIZE_NAMES.test(tokens[at - 2]?.text ?? '')
  const after = tokens[next]
  return (
    after === undefined ||
    after.kind !== 'word' ||
    /^(?:units?|mm|and|for|in|from|at|on|out|with|to|so|which|that)$/u.test(after.text)
  )
}

export function withArithmetic(tokens: readonly Token[]): Token[] {
  const made: Token[] = []
  let isListed = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.text === '.') isListed = false
    const found = sumAt(tokens, at)
    const value = found && !found.names ? reckon(found.text, () => undefined) : undefined
    const isSum = found !== undefined && found.operators !== '' && isTold(tokens, at, found, isListed)
    if (!found || !isSum || (!found.names && !(value !== undefined && value > 0))) {
      made.push(token)
      continue
    }
    const span: Token['span'] = [token.span[0], tokens[found.next - 1]?.span[1] ?? token.span[1]]
    const whole = { span, tight: token.tight, fraction: false }
    made.push(
      value === undefined
        ? { ...whole, kind: 'word', text: `${RECKONED}${found.text}`, value: Number.NaN }
        : {
            ...whole,
            kind: 'number',
            text: `${Number(value.toPrecision(12))}`,
            value: Number(value.toPrecision(12)),
          },
    )
    isListed ||= value === undefined
    at = found.next - 1
  }
  return made
}
