/** Writes docs/prompts.md and its pictures from the prompts of packages/engine/gallery/prompts.ts: `npm run gallery`. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { slug } from '../packages/engine/gallery/index.ts'
import { GROUPS, REFUSED, type Shown } from '../packages/engine/gallery/prompts.ts'
import { type Engine, openEngine, type Report } from '../packages/engine/src/index.ts'

const PAGE = new URL('../docs/prompts.md', import.meta.url)
const PICTURES = new URL('../docs/prompts/', import.meta.url)
const MOST_ASSUMPTIONS = 3
const SHORTEST_NAME = 48

/** Lines of a picture are drawn to hundredths of a millimetre: tenths are finer than any screen. */
const lighter = (svg: string): string =>
  svg.replaceAll(/\d+\.\d{2,}/gu, (number) => Number(number).toFixed(1))

const fileOf = (prompt: string, index: number): string =>
  `${String(index + 1).padStart(2, '0')}-${slug(prompt).slice(0, SHORTEST_NAME).replace(/-$/u, '') || 'part'}.svg`

function assumed({ assumptions }: Report): string {
  const told = assumptions.slice(0, MOST_ASSUMPTIONS)
  const more = assumptions.length - told.length
  if (told.length === 0) return 'Nothing was assumed.'
  return `Assumed: ${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`
}

async function show(engine: Engine, { prompt, mode }: Shown, index: number): Promise<string[]> {
  const result = await engine.generate({
    source: { kind: 'prompt', prompt, mode: mode ?? 'standard' },
    format: 'STEP',
    preview: true,
  })
  if (!result.ok) throw new Error(`“${prompt}” was refused: ${result.error.message}`)
  const file = fileOf(prompt, index)
  await writeFile(new URL(file, PICTURES), lighter(result.preview?.thumbnail ?? ''))
  process.stdout.write(`${result.plan.name}\n`)
  const measured = result.report.requirements.length
  return [
    `> ${prompt}`,
    '',
    `<img src="prompts/${file}" alt="${result.plan.name}" width="220">`,
    '',
    `**${result.plan.name}**${mode === 'assembly' ? ' (assembly mode)' : ''}, ${measured === 0 ? 'no size was stated' : `${measured} stated value${measured === 1 ? '' : 's'} measured on the solid`}. ${assumed(result.report)}`,
    '',
  ]
}

async function refused(engine: Engine, prompt: string): Promise<string[]> {
  const result = await engine.generate({
    source: { kind: 'prompt', prompt, mode: 'standard' },
    format: 'STEP',
    preview: false,
  })
  if (result.ok) throw new Error(`“${prompt}” should have been refused`)
  return [`> ${prompt}`, '', `\`${result.error.code}\`: ${result.error.message}`, '']
}

await mkdir(PICTURES, { recursive: true })
for (const file of await readdir(PICTURES)) if (file.endsWith('.svg')) await rm(new URL(file, PICTURES))
const engine = await openEngine({ workers: 1, warm: false })
try {
  const page = [
    '# What you can ask for',
    '',
    'Prompts that work, each with the picture of the part as it was built, and what was assumed. The page is made by',
    '`npm run gallery` from [prompts.ts](../packages/engine/gallery/prompts.ts); a test holds it to the planner.',
    '',
  ]
  let index = 0
  for (const { title, says, shown } of GROUPS) {
    page.push(`## ${title}`, '', says, '')
    for (const each of shown) page.push(...(await show(engine, each, index++)))
  }
  page.push(
    '## What is refused',
    '',
    'What is not understood, or contradicts itself, is not built. The answer says why.',
    '',
  )
  for (const prompt of REFUSED) page.push(...(await refused(engine, prompt)))
  await writeFile(PAGE, page.join('\n'))
} finally {
  await engine.close()
}
