/** Text becomes part of a page only escaped; what is already HTML says so by its type. */

export interface Html {
  readonly html: string
}

type Part = string | number | Html | undefined | readonly Part[]

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.map((text, index) => text + render(parts[index])).join('') }
}

function render(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
  }
  return 'html' in part ? part.html : part.map(render).join('')
}
