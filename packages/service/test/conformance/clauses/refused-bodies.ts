/** Submissions that sections 4.1 and 7.1 refuse, one past each bound. */
import type { Body } from '../client.ts'
import { ACUTE_E, HOOK, METADATA_LIMIT_BYTES, metadataOf, PROMPT } from './bodies.ts'

interface Refused {
  clause?: string
  says: string
  body: Body
  headers?: Record<string, string>
  /** What the message must mention. */
  names?: string
}

const field = (name: string, value: unknown) => ({ body: { prompt: PROMPT, [name]: value }, names: name })

export const REFUSED: Refused[] = [
  { says: 'a prompt is required', body: {}, names: 'prompt' },
  { says: 'an empty prompt is refused', body: { prompt: '' }, names: 'prompt' },
  { says: 'a prompt of 5001 characters is refused', body: { prompt: 'x'.repeat(5001) }, names: 'prompt' },
  { says: 'a prompt of 5001 emoji is refused', body: { prompt: '🔩'.repeat(5001) }, names: 'prompt' },
  {
    says: 'a combining mark past 5000 code points is refused',
    body: { prompt: `${ACUTE_E.repeat(2500)}\u0301` },
    names: 'prompt',
  },
  {
    says: 'blanks count: 5000 and a letter are refused',
    body: { prompt: `${' '.repeat(5000)}x` },
    names: 'prompt',
  },
  ...Object.entries({ spaces: '   ', 'line breaks': '\r\n\t', 'wide spaces': '\u3000\u00a0\u2003' }).map(
    ([what, prompt]) => ({
      clause: 'design 5',
      says: `a prompt of ${what} alone is blank`,
      body: { prompt },
      names: 'prompt',
    }),
  ),
  ...[null, 5, true, [PROMPT], { text: PROMPT }].map((prompt) => ({
    says: `a prompt that is ${JSON.stringify(prompt)} is refused`,
    body: { prompt },
    names: 'prompt',
  })),
  ...['Standard', 'fast', '', ' pro', null, 1, ['pro']].map((value) => ({
    says: `design_mode ${JSON.stringify(value)} is refused`,
    ...field('design_mode', value),
  })),
  ...['step', 'OBJ', '', 'STEP ', null, 3, ['STL']].map((value) => ({
    says: `output_format ${JSON.stringify(value)} is refused`,
    ...field('output_format', value),
  })),
  ...[null, 'text', 5, true, [], [{ a: 1 }]].map((value) => ({
    says: `metadata ${JSON.stringify(value)} is refused`,
    ...field('metadata', value),
  })),
  {
    clause: 'design 5',
    says: 'metadata one byte past 16 KB is refused',
    ...field('metadata', metadataOf(METADATA_LIMIT_BYTES + 1)),
  },
  {
    clause: 'design 5',
    says: 'metadata counts bytes, not letters',
    ...field('metadata', { note: '毫'.repeat(6000) }),
  },
  ...[
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'javascript:alert(1)',
    '//hooks.example.com/',
    '/hook',
    'hooks.example.com',
    'https://',
    'https:///path',
    'not an address',
    ' https://hooks.example.com/',
    'https://hooks.example.com/ ',
    'https://hooks.\nexample.com/',
    'https://hooks.example.com/\u0007',
    'https://\\hooks.example.com/',
    '',
    null,
    5,
    ['https://hooks.example.com/'],
  ].map((value) => ({
    says: `callback_url ${JSON.stringify(value)} is refused`,
    ...field('callback_url', value),
  })),
  {
    clause: 'design 6',
    says: 'a callback_url of 2049 characters is refused',
    ...field('callback_url', HOOK.padEnd(2049, 'x')),
  },
  ...[
    'https://user@hooks.example.com/',
    'https://user:password@hooks.example.com/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
  ].map((value) => ({
    clause: 'design 6',
    says: `callback_url ${value} is refused`,
    ...field('callback_url', value),
  })),
  { clause: 'design 5', says: 'an unknown field is refused and named', ...field('colour', 'red') },
  { clause: 'design 5', says: 'field names are case-sensitive', ...field('Prompt', PROMPT) },
  {
    clause: 'design 5',
    says: 'metadata_json belongs to images and is unknown here',
    ...field('metadata_json', '{}'),
  },
  ...['null', '[]', '"a plate"', '5', 'true', `[{"prompt":"${PROMPT}"}]`].map((body) => ({
    says: `the body ${body} is no object and is refused`,
    body,
  })),
  ...[
    '',
    '{',
    '{"prompt":}',
    '{"prompt":"a"',
    "{'prompt':'a'}",
    '{"prompt":"a"} x',
    '{"prompt":"a",}',
    'prompt=a',
  ].map((body) => ({ clause: 'design 5', says: `the body ${JSON.stringify(body)} is malformed JSON`, body })),
  {
    clause: 'design 5',
    says: 'a body that is not UTF-8 is no prompt to be guessed at',
    body: Buffer.from('{"prompt":"caf\xe9 \xff\xfe table","colour":1}', 'latin1'),
  },
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'json',
  ].map((type) => ({
    clause: '4.1',
    says: `Content-Type ${type} is refused`,
    body: { prompt: PROMPT },
    headers: { 'content-type': type },
  })),
]
