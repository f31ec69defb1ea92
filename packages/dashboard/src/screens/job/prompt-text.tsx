/** The prompt, with some of its words marked. Whatever was typed, it is only ever text. */
import './prompt-text.css'

export type Span = readonly [start: number, end: number]

interface PromptTextProps {
  prompt: string
  marked?: readonly Span[]
  tone?: 'said' | 'fault'
}

export const PromptText = ({ prompt, marked = [], tone = 'said' }: PromptTextProps) => (
  <p className={`prompt-text prompt-${tone}`}>
    {pieces(prompt, marked).map(({ text, at, isMarked }) =>
      isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
    )}
  </p>
)

/** The text cut where a mark begins or ends. */
export function pieces(text: string, spans: readonly Span[]) {
  const cuts = [...new Set([0, text.length, ...spans.flat()])]
    .filter((at) => at >= 0 && at <= text.length)
    .sort((a, b) => a - b)
  return cuts.slice(0, -1).map((at, index) => {
    const end = cuts[index + 1] ?? text.length
    return { at, text: text.slice(at, end), isMarked: spans.some(([from, to]) => from <= at && end <= to) }
  })
}

/** Where the prompt says what a message quotes: “fluxcapacitor”. */
export function quotedIn(message: string, prompt: string): Span[] {
  const text = prompt.toLowerCase()
  return [...message.matchAll(/“([^”]+)”/g)].flatMap(([, quoted = '']) => {
    const at = text.indexOf(quoted.toLowerCase())
    return at < 0 ? [] : [[at, at + quoted.length] as const]
  })
}
