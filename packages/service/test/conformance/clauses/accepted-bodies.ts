/** Submissions that section 4.1 allows, at its bounds and within. */
import type { Body } from '../client.ts'
import { ACUTE_E, HOOK, METADATA_LIMIT_BYTES, metadataOf, PROMPT } from './bodies.ts'

const FAMILY = '👩‍👩‍👧‍👦'

interface Accepted {
  clause?: string
  says: string
  body: Body
  headers?: Record<string, string>
  /** What the job then shows. */
  shows?: Record<string, unknown>
}

export const ACCEPTED: Accepted[] = [
  {
    says: 'a prompt is enough; design_mode is standard, output_format STEP, metadata an empty object',
    body: { prompt: PROMPT },
    shows: {
      design_mode: 'standard',
      output_format: 'STEP',
      metadata: {},
      endpoint: 'text_to_cad',
      status: 'queued',
    },
  },
  ...['standard', 'pro', 'assembly'].map((design_mode) => ({
    says: `design_mode ${design_mode} is accepted and echoed`,
    body: { prompt: PROMPT, design_mode },
    shows: { design_mode },
  })),
  ...['STEP', 'STL', 'GLB', '3MF'].map((output_format) => ({
    says: `output_format ${output_format} is accepted and echoed`,
    body: { prompt: PROMPT, output_format },
    shows: { output_format },
  })),
  { says: 'a prompt of 1 character is accepted', body: { prompt: 'x' } },
  { says: 'a prompt of 5000 characters is accepted', body: { prompt: 'x'.repeat(5000) } },
  {
    clause: 'design 5',
    says: 'a prompt counts code points: 5000 emoji are accepted',
    body: { prompt: '🔩'.repeat(5000) },
  },
  {
    clause: 'design 5',
    says: 'a combining mark is a code point of its own: 2500 accented letters are accepted',
    body: { prompt: ACUTE_E.repeat(2500) },
  },
  {
    clause: 'design 5',
    says: 'blanks around a prompt count too: 4999 and a letter are accepted',
    body: { prompt: `${' '.repeat(4999)}x` },
  },
  ...Object.entries({
    'right-to-left script': 'صفيحة 60 × 40 × 8 مم',
    'Chinese characters': '一块60×40×8毫米的板',
    'diameter and degree signs': 'plate ⌀10 ±0.1 at 45° ½″',
    'joined emoji': FAMILY,
    'line breaks and tabs': 'a plate\r\n\t60 x 40 x 8 mm',
    'a byte order mark': '\ufeffa plate',
    'a noncharacter': 'a plate \uffff\u{10ffff}',
    'quotes and backslashes': `a "plate" with 'quotes' and \\ and $1 and %s`,
  }).map(([what, prompt]) => ({ says: `a prompt may hold ${what}`, body: { prompt } })),
  {
    says: 'metadata of any shape is echoed, the order of its keys kept',
    body: {
      prompt: PROMPT,
      metadata: {
        z: 1,
        a: [null, true, 1.5, 'ü🔩', { deep: [[]] }],
        '': '',
        'a b.c$': -0.001,
        nul: '\u0000',
      },
    },
    shows: {
      metadata: {
        z: 1,
        a: [null, true, 1.5, 'ü🔩', { deep: [[]] }],
        '': '',
        'a b.c$': -0.001,
        nul: '\u0000',
      },
    },
  },
  { says: 'metadata may be empty', body: { prompt: PROMPT, metadata: {} }, shows: { metadata: {} } },
  {
    clause: 'design 5',
    says: 'metadata of 16 KB as JSON is accepted',
    body: { prompt: PROMPT, metadata: metadataOf(METADATA_LIMIT_BYTES) },
  },
  {
    clause: 'design 5',
    says: 'metadata of 16 KB in letters of three bytes is accepted',
    body: { prompt: PROMPT, metadata: metadataOf(METADATA_LIMIT_BYTES, '毫') },
  },
  { says: 'an https callback_url is accepted', body: { prompt: PROMPT, callback_url: `${HOOK}cad?a=1` } },
  {
    clause: 'design 6',
    says: 'a callback_url of 2048 characters is accepted',
    body: { prompt: PROMPT, callback_url: HOOK.padEnd(2048, 'x') },
  },
  {
    clause: 'design 6',
    says: 'a callback_url may be a public literal address with a port',
    body: { prompt: PROMPT, callback_url: 'https://8.8.8.8:8443/' },
  },
  {
    clause: 'design 5',
    says: 'the largest valid body is accepted, however it is escaped',
    body: `{"prompt":"${'\\ud83d\\udd29'.repeat(5000)}","callback_url":"${HOOK.padEnd(2048, 'x')}","metadata":${JSON.stringify(
      metadataOf(METADATA_LIMIT_BYTES),
    )}}`,
  },
  {
    says: 'Content-Type may name its charset',
    body: { prompt: PROMPT },
    headers: { 'content-type': 'application/json; charset=utf-8' },
  },
  {
    says: 'Content-Type is not case-sensitive',
    body: { prompt: PROMPT },
    headers: { 'content-type': 'Application/JSON;charset=UTF-8' },
  },
]
