/** A part from words: typed, sent once, watched, seen; and told in words where there is none. */
import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import type { JobsPage } from '@cadwright/service/dashboard'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from './browser.ts'
import { ask, BLOCK, MAKING_MS, makePart, NONSENSE } from './made-parts.ts'
import { partShown, picture } from './picture.ts'
import { openRig, type Rig } from './rig.ts'

const STAGES = ['Plan', 'Build', 'Check', 'Verify', 'Export', 'Preview']

suite('making a part', { skip: NO_BROWSER }, () => {
  let rig: Rig
  before(async () => {
    rig = await openRig({}, 'all')
  })
  afterEach(() => rig.leave())
  after(() => rig.close())

  const visit = async (path = '/', account?: { accountId: string }): Promise<Page> => {
    const page = await rig.visit(account ?? (await rig.service.createAccount()), path)
    page.setDefaultTimeout(MAKING_MS)
    return page
  }
  const words = (page: Page) => page.getByLabel('Describe the part')

  test('shows the stages in their order, then the part in 3D, at an address of its own', async () => {
    const page = await visit()
    await watchStages(page)
    await words(page).fill(BLOCK)
    await words(page).press('Control+Enter')
    await page.getByRole('progressbar').waitFor()
    await partShown(page)

    const seen = await seenStages(page)
    assert.deepEqual(
      seen.map((stage) => STAGES.indexOf(stage)),
      seen.map((stage) => STAGES.indexOf(stage)).toSorted((a, b) => a - b),
    )
    const { drawn, colours } = await picture(page)
    assert.ok(drawn > 0.1 && colours > 20, `${drawn} of the canvas drawn in ${colours} colours`)
    assert.match(String(await page.locator('.viewer-size').textContent()), /60 × 40 × 20 mm/)

    const fromAddress = await page.context().newPage()
    await fromAddress.goto(page.url())
    await fromAddress.waitForSelector('.viewer-size', { timeout: MAKING_MS })
  })

  test('sends a draft once, however often its button is pressed', async () => {
    const page = await visit()
    await words(page).fill(BLOCK)
    await Promise.all(Array.from({ length: 3 }, () => words(page).press('Control+Enter')))
    await page.waitForURL(/job=/)
    const { jobs } = await ask<JobsPage>(page, 'dashboard/jobs')
    assert.equal(jobs.length, 1)
  })

  test('keeps the draft over a reload, and counts to 5,000', async () => {
    const page = await visit()
    await words(page).fill('a plate'.padEnd(5_001, '.'))
    await page.getByText('Too long by 1').waitFor()
    assert.ok(await page.getByRole('button', { name: /Make it/ }).isDisabled())
    await words(page).fill(BLOCK)
    await page.locator('.modes label', { hasText: 'Assembly' }).click()
    await page.reload()
    assert.equal(await words(page).inputValue(), BLOCK)
    assert.ok(await page.getByRole('radio', { name: /Assembly/ }).isChecked())
  })

  test('an example fills in its words and its mode', async () => {
    const page = await visit()
    await page.getByRole('button', { name: 'Hinge' }).click()
    assert.match(await words(page).inputValue(), /^a hinge/)
    assert.ok(await page.getByRole('radio', { name: /Assembly/ }).isChecked())
  })

  test('says why there is no part, marks what was not understood, and fills Create for another try', async () => {
    const page = await visit()
    const { jobId, errorMessage, nextStep } = await makePart(page, { prompt: NONSENSE })
    await page.goto(new URL(`/jobs/${jobId}`, page.url()).href)
    await page.getByText(errorMessage as string).waitFor()
    await page.getByText(nextStep?.advice as string).waitFor()
    assert.deepEqual(await page.locator('.job-failed mark').allInnerTexts(), ['fluxcapacitor'])

    await page.getByRole('link', { name: /try again/i }).click()
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
    assert.equal(await words(page).inputValue(), NONSENSE)
  })

  test('refuses in words where credits are missing', async () => {
    const poor = await rig.service.createAccount({ credits: 0 })
    const page = await visit('/', poor)
    await words(page).fill(BLOCK)
    await page.getByRole('button', { name: /Make it/ }).click()
    await page.getByText(/too few credits/).waitFor()
    assert.equal(await words(page).inputValue(), BLOCK)
  })

  test('what was typed stays text', async () => {
    const page = await visit()
    const probe = `<img src=x onerror="window.broken=1"><script>window.broken=1</script> “<b>plate</b>”`
    const { jobId } = await makePart(page, { prompt: probe })
    await page.goto(new URL(`/jobs/${jobId}`, page.url()).href)
    await page.locator('.job-failed .prompt-text').waitFor()
    assert.equal(await page.locator('.job-failed .prompt-text').textContent(), probe)
    assert.equal(await page.locator('main :is(img[src="x"], script, b:text-is("plate"))').count(), 0)
    assert.equal(await page.evaluate(() => 'broken' in globalThis), false)
  })
})

/** Notes each stage at the moment it becomes the present one. */
const watchStages = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seenStages: seen })
    new MutationObserver(() => {
      const now = document.querySelector('.job-stages [data-state="now"]')?.textContent.trim()
      if (now && seen.at(-1) !== now) seen.push(now)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })

const seenStages = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { seenStages: string[] }).seenStages)
