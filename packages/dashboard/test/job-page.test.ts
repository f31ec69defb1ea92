/** The page of a job says what the service knows of it, and hands out what it made. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, afterEach, before, suite, test } from 'node:test'
import { Cadwright } from '@cadwright/client'
import type { Report } from '@cadwright/engine'
import type { Page } from 'playwright-core'
import { startReceiver } from '../../service/test/webhooks/receiver.ts'
import { overhang, violations } from './accessible.ts'
import { NO_BROWSER } from './browser.ts'
import { ask, BLOCK, HINGE, MAKING_MS, makePart, NONSENSE } from './made-parts.ts'
import { partShown } from './picture.ts'
import { openRig, type Rig } from './rig.ts'
import { storeJobs } from './stored-jobs.ts'

suite('the page of a job', { skip: NO_BROWSER }, () => {
  let rig: Rig
  let account: { accountId: string }
  let block: string
  let hinge: string
  let failed: string

  before(async () => {
    rig = await openRig({ WEBHOOK_ALLOW_PRIVATE: 'true' }, 'all')
    account = await rig.service.createAccount()
    const page = await visit('/')
    block = (await makePart(page, { prompt: BLOCK })).jobId
    hinge = (await makePart(page, { prompt: HINGE, designMode: 'assembly' })).jobId
    failed = (await makePart(page, { prompt: NONSENSE })).jobId
    await page.context().close()
  })
  afterEach(() => rig.leave())
  after(() => rig.close())

  async function visit(path: string, options: Parameters<Rig['visit']>[2] = {}): Promise<Page> {
    const page = await rig.visit(account, path, options)
    page.setDefaultTimeout(MAKING_MS)
    return page
  }

  test('lists every statement as the report has it, and marks its words', async () => {
    const page = await visit(`/jobs/${block}`)
    const { requirements } = await ask<Report>(page, `dashboard/jobs/${block}/report`)
    assert.ok(requirements.length >= 4)
    const rows = page.locator('.verification tbody tr')
    await rows.first().waitFor()
    assert.equal(await rows.count(), requirements.length)
    for (const [index, { says, stated, measured, pass, words }] of requirements.entries()) {
      const row = rows.nth(index)
      const [verdict, statement, , ...figures] = await row.locator('td').allInnerTexts()
      assert.match(String(verdict), pass ? /^Holds/ : /^Does not hold/)
      assert.ok(statement?.startsWith(says), statement)
      assert.deepEqual(figures.slice(0, 2).map(Number.parseFloat), [stated, Number(measured?.toFixed(4))])
      if (!words) continue
      await row.hover()
      assert.deepEqual(await page.locator('.prompt-text mark').allInnerTexts(), [words.text])
    }
  })

  test('hands out all four formats', async () => {
    const page = await visit(`/jobs/${block}`)
    const starts: Record<string, string> = { STEP: 'ISO-10303-21;', GLB: 'glTF', '3MF': 'PK\u0003\u0004' }
    for (const format of ['STEP', 'STL', 'GLB', '3MF']) {
      const download = page.waitForEvent('download', { timeout: MAKING_MS })
      await page.locator('.downloads li', { hasText: format }).locator('.button').click()
      const file = await readFile(await (await download).path())
      const start = starts[format]
      if (start) assert.equal(file.subarray(0, start.length).toString('latin1'), start)
      // Eighty bytes of header, the count, and fifty bytes a triangle.
      else assert.equal(file.length, 84 + 50 * file.readUInt32LE(80))
    }
  })

  test('opens the tab that the address names, and moves between tabs by the arrows', async () => {
    const page = await visit(`/jobs/${block}#plan`)
    await page.getByRole('tab', { name: 'Plan', selected: true }).waitFor()
    await page.locator('.plan-features').getByText('hole', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Plan' }).press('ArrowRight')
    await page.getByRole('tab', { name: 'Timeline', selected: true }).waitFor()
    assert.match(page.url(), /#timeline$/)
    await page.locator('.timeline').getByText('Finished').waitFor()
  })

  test('shows the drawing large, and gives the focus back', async () => {
    const page = await visit(`/jobs/${block}#drawing`)
    await page.getByRole('button', { name: 'Enlarge the drawing' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Enlarge the drawing',
    )
  })

  test('lists what an assembly consists of', async () => {
    const page = await visit(`/jobs/${hinge}`)
    const { billOfMaterials, assembly } = await ask<Report>(page, `dashboard/jobs/${hinge}/report`)
    const bill = page.getByRole('table', { name: 'Bill of materials' })
    for (const { name, count } of billOfMaterials)
      await bill.getByRole('row', { name: new RegExp(`^${name} ${count} `) }).waitFor()
    await page.getByText(`${assembly?.pairsChecked} pair`).waitFor()
  })

  test('says that the files are gone, and offers to make the part again', async () => {
    const page = await visit('/')
    const { jobId } = await makePart(page, { prompt: BLOCK })
    await rig.service.database.pool.query(
      "update jobs set expires_at = now() - interval '1 day' where id = $1",
      [jobId],
    )
    await page.goto(new URL(`/jobs/${jobId}`, page.url()).href)
    await page.getByText('The files of this part are gone').waitFor()
    await page.getByRole('link', { name: 'Make it again' }).click()
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
    assert.equal(await page.getByLabel('Describe the part').inputValue(), BLOCK)
  })

  test('says what cannot be read of a part whose files were lost, and waits for nothing', async () => {
    const { id: keyId } = await rig.service.createKey(account.accountId)
    const [lost] = await storeJobs(rig.service, { ...account, keyId }, [{ status: 'success' }])
    const page = await visit(`/jobs/${lost}`)
    await page.getByText('Not at hand, see below.').waitFor()
    await page.getByRole('heading', { name: 'Verification' }).locator('..').getByText('not at hand').waitFor()
    assert.equal(await page.getByText('Loading …').count(), 0)
  })

  test('shows what was sent about the job, and sends it once more', async () => {
    const receiver = await startReceiver()
    try {
      const { apiKey } = await rig.service.createKey(account.accountId)
      const client = new Cadwright({ baseUrl: rig.service.url, apiKey })
      const jobId = await client.submit({ prompt: NONSENSE, callback_url: receiver.url })
      await receiver.until(1)
      const page = await visit(`/jobs/${jobId}#webhooks`)
      const deliveries = page.getByRole('table', { name: 'Webhook deliveries of this job' })
      await deliveries.getByText('Delivered').waitFor()
      await deliveries.getByRole('button', { name: 'Resend' }).click()
      const [first, again] = await receiver.until(2)
      assert.equal(again?.body, first?.body)
      await deliveries.getByRole('button', { name: 'Resend' }).nth(1).waitFor()
    } finally {
      await receiver.close()
    }
  })

  test('another account finds nothing at its address', async () => {
    const page = await rig.visit(await rig.service.createAccount(), `/jobs/${block}`)
    await page.getByText('There is no such job').waitFor()
  })

  const TABS = ['Analysis', 'Words', 'Plan', 'Timeline', 'API', 'Webhooks', 'Details']

  /** Create and every state of a job's page, one after the other. */
  async function* screens(options: Parameters<Rig['visit']>[2]): AsyncGenerator<[name: string, Page]> {
    const page = await visit('/', options)
    const go = (path: string) => page.goto(new URL(path, page.url()).href)
    await page.locator('.recent-name').first().waitFor()
    yield ['Create', page]
    await go(`/?job=${block}`)
    await partShown(page)
    yield ['Create with its part', page]
    await go(`/jobs/${failed}`)
    await page.locator('.job-failed').waitFor()
    yield ['a failed job', page]
    await go(`/jobs/${hinge}`)
    await partShown(page)
    await page.locator('.verification').waitFor()
    yield ['an assembly', page]
    for (const tab of TABS) {
      await page.getByRole('tab', { name: tab }).click()
      await page
        .getByRole('tabpanel', { name: tab })
        .locator(':not(.skeleton-lines, .unseen)')
        .first()
        .waitFor()
      yield [tab, page]
    }
    await page.context().close()
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nobody is kept out of Create and the job's page, in the ${colorScheme} theme`, async () => {
      for await (const [name, page] of screens({ colorScheme }))
        assert.deepEqual(await violations(page), [], name)
    })
  }

  test('nothing runs over the edge of a phone', async () => {
    for await (const [name, page] of screens({ viewport: { width: 375, height: 812 } }))
      assert.equal(await overhang(page), 0, name)
  })
})
