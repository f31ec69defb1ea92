import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../bin/cadwright.mjs', import.meta.url))

interface Ended {
  code: number
  stdout: string
  stderr: string
}

const cadwright = (args: string[], cwd: string): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [BIN, ...args], { cwd }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })

let scratch: string
before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'cadwright-cli-'))
})
after(() => rm(scratch, { recursive: true }))

const folder = () => mkdtemp(join(scratch, 'work-'))
const PLATE = 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges and 3 mm corner fillets'

test('generate writes a STEP file and says what was measured and assumed', async () => {
  const cwd = await folder()
  const { code, stdout } = await cadwright(
    ['generate', PLATE, '-o', 'plate.step', '--sheet', 'plate.svg'],
    cwd,
  )
  assert.equal(code, 0)
  assert.match(stdout, /✓ fillet radius 3 mm: stated 3, measured 3/)
  assert.match(stdout, /The hole goes through, as no depth was given/)
  assert.match(await readFile(join(cwd, 'plate.step'), 'utf8'), /^ISO-10303-21;[\s\S]*AP242/)
  assert.match(await readFile(join(cwd, 'plate.svg'), 'utf8'), /^<svg/)
})

test('the format follows the ending of the file unless --format says otherwise', async () => {
  const cwd = await folder()
  assert.equal((await cadwright(['generate', 'a 20 mm cube', '-o', 'cube.glb'], cwd)).code, 0)
  assert.equal((await readFile(join(cwd, 'cube.glb'))).toString('latin1', 0, 4), 'glTF')
  assert.equal(
    (await cadwright(['generate', 'a 20 mm cube', '-o', 'cube.bin', '--format', '3mf'], cwd)).code,
    0,
  )
  assert.equal((await readFile(join(cwd, 'cube.bin'))).toString('latin1', 0, 2), 'PK')
})

test('generate --report prints the whole report as JSON', async () => {
  const cwd = await folder()
  const { stdout } = await cadwright(['generate', 'a 20 mm cube', '-o', 'cube.stl', '--report'], cwd)
  const { requirements, massProperties } = JSON.parse(stdout)
  assert.ok(requirements.length > 0 && requirements.every(({ pass }: { pass: boolean }) => pass))
  assert.ok(Math.abs(massProperties.total.volume - 8000) < 1e-6)
})

test('generate takes a plan in place of words', async () => {
  const cwd = await folder()
  const plan = {
    version: 'cadwright.plan/1',
    name: 'Block',
    parameters: [{ name: 'length', value: 30, unit: 'mm' }],
    parts: [
      {
        id: 'block',
        name: 'Block',
        features: [{ kind: 'box', id: 'block', size: ['=length', '=length / 2', 5] }],
      },
    ],
    requirements: [{ id: 'width', says: 'width 15 mm', measure: { kind: 'extent', axis: 'y' }, value: 15 }],
  }
  await writeFile(join(cwd, 'plan.json'), JSON.stringify(plan))
  const { code, stdout } = await cadwright(['generate', '--plan', 'plan.json', '-o', 'block.step'], cwd)
  assert.equal(code, 0)
  assert.match(stdout, /✓ width 15 mm: stated 15, measured 15/)
})

test('a prompt that is refused exits with 1, names the code and the words, and writes nothing', async () => {
  const cwd = await folder()
  const { code, stderr } = await cadwright(
    ['generate', 'a 40 mm cube with a wobbly frumple', '-o', 'x.step'],
    cwd,
  )
  assert.equal(code, 1)
  assert.match(stderr, /^prompt_too_ambiguous: .*frumple/)
  assert.deepEqual(await readdir(cwd), [])
})

const MISUSES: [string[], RegExp][] = [
  [['fabricate'], /There is no command "fabricate"/],
  [['toString'], /There is no command "toString"/],
  [['generate', '-o', 'x.step'], /a prompt is missing/],
  [['generate', 'a cube'], /-o, the file to write, is missing/],
  [
    ['generate', 'a cube', '-o', 'x', '--format', 'DWG'],
    /--format must be one of STEP, STL, GLB, 3MF, not "DWG"/,
  ],
  [
    ['generate', 'a cube', '-o', 'x', '--mode', 'fast'],
    /--mode must be one of standard, pro, assembly, not "fast"/,
  ],
  [['generate', 'a cube', '-o', 'x', '--colour', 'red'], /--colour/],
  [['generate', '--plan', 'missing.json', '-o', 'x.step'], /missing\.json/],
  [['batch', 'prompts.jsonl'], /--out, the folder to write to, is missing/],
  [['explain'], /a prompt is missing/],
]

for (const [args, says] of MISUSES)
  test(`"cadwright ${args.join(' ')}" exits with 2 and names the fault`, async () => {
    const { code, stderr } = await cadwright(args, await folder())
    assert.equal(code, 2)
    assert.match(stderr, says)
  })

test('batch makes what it can, records every line, and exits with 0', async () => {
  const cwd = await folder()
  const lines = [
    { id: 'cube', prompt: 'a 20 mm cube' },
    { id: 'nothing', prompt: 'something nice', design_mode: 'pro' },
    { id: 'disc', prompt: 'a disc, 40 mm diameter and 3 mm thick' },
  ]
  await writeFile(join(cwd, 'prompts.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'))
  const { code, stdout } = await cadwright(
    ['batch', 'prompts.jsonl', '--out', 'made', '--format', 'STL', '--workers', '1'],
    cwd,
  )
  assert.equal(code, 0)
  assert.match(stdout, /2 of 3 made/)
  const results = (await readFile(join(cwd, 'made/results.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.deepEqual(
    results.map(({ id, status, file, error_code }) => ({ id, status, file, error_code })),
    [
      { id: 'cube', status: 'success', file: 'cube.stl', error_code: undefined },
      { id: 'nothing', status: 'failed', file: undefined, error_code: 'prompt_too_ambiguous' },
      { id: 'disc', status: 'success', file: 'disc.stl', error_code: undefined },
    ],
  )
  assert.deepEqual((await readdir(join(cwd, 'made'))).toSorted(), ['cube.stl', 'disc.stl', 'results.jsonl'])
})

for (const [line, says] of [
  ['{"id":"../../etc/passwd","prompt":"a cube"}', /line 1: "id"/],
  ['{"id":"a"}', /line 1: "prompt"/],
  ['not json', /line 1: not JSON/],
  ['{"id":"a","prompt":"a cube"}\n{"id":"a","prompt":"a cube"}', /line 2: "id" a stands twice/],
] as const)
  test(`batch refuses ${JSON.stringify(line)} before it makes anything`, async () => {
    const cwd = await folder()
    await writeFile(join(cwd, 'prompts.jsonl'), line)
    const { code, stderr } = await cadwright(['batch', 'prompts.jsonl', '--out', 'made'], cwd)
    assert.equal(code, 2)
    assert.match(stderr, says)
    assert.deepEqual(await readdir(cwd), ['prompts.jsonl'])
  })

test('explain shows how each word was taken and what will be measured', async () => {
  const { code, stdout } = await cadwright(['explain', `${PLATE}, for my bench`], await folder())
  assert.equal(code, 0)
  for (const words of [/Words/, /"plate"/, /Will be measured/, /fillet radius 3 mm +← /, /Assumed/])
    assert.match(stdout, words)
  assert.match(stdout, /"for my bench" +purpose/)
  assert.doesNotMatch(stdout, /[{}]/, 'the plan is told in words')
})
