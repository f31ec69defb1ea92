import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { grant } from '../../service/src/credits/ledger.ts'
import { sendTestEvent } from '../../service/src/webhooks/deliveries.ts'
import { NO_BROWSER } from './browser.ts'
import { openRig, type Rig } from './rig.ts'
import { storeJobs } from './stored-jobs.ts'

/** Each would leave a mark on the page if it were anything but text. */
const PROBES = {
  prompt: 'a plate <img src=x onerror="window.hacked = 1"> of 10 mm',
  keyName: '"><script>window.hacked = 2</script>',
  metadata: '<svg onload="window.hacked = 3"></svg>',
  note: '</td></table><iframe srcdoc="<script>parent.hacked = 4</script>"></iframe>',
  fileName: '"><img src=x onerror=window.hacked=5>.step',
  error: '<a href="javascript:window.hacked = 6">“plate”</a> was not understood',
}

suite('text from people', { skip: NO_BROWSER }, () => {
  let rig: Rig
  before(async () => {
    rig = await openRig()
  })
  afterEach(() => rig.leave())
  after(() => rig.close())

  const unharmed = async (page: Page) => {
    assert.equal(await page.evaluate(() => (window as { hacked?: number }).hacked), undefined)
    assert.equal(await page.locator('iframe, main script, main [onerror], a[href^="javascript:"]').count(), 0)
  }

  test('stays text on every screen that shows it', async () => {
    const { accountId } = rig.owner
    const { db, pool } = rig.service.database
    const { id: keyId } = await rig.service.createKey(accountId, PROBES.keyName)
    const jobs = await storeJobs(rig.service, { accountId, keyId }, [
      { prompt: PROBES.prompt, status: 'success', metadata: { [PROBES.metadata]: PROBES.metadata } },
      { prompt: PROBES.prompt, status: 'failed', metadata: { note: PROBES.metadata } },
    ])
    await pool.query(
      `update jobs set output_name = $2,
         brainstorm = json_build_object('project_name', $3::text, 'key_features', json_build_array($3::text),
           'design_components', json_build_array($3::text), 'optimal_geometry', $3::text,
           'material_recommendations', $3::text, 'suggestions', json_build_array($3::text))
       where id = $1`,
      [jobs[0], PROBES.fileName, PROBES.metadata],
    )
    await pool.query('update jobs set error_message = $2 where id = $1', [jobs[1], PROBES.error])
    await grant(db, { accountId, amount: 1, note: PROBES.note })
    const url = 'https://example.com/?q=<img src=x onerror=window.hacked=7>'
    const deliveryId = await sendTestEvent(db, { accountId, apiKeyId: keyId, url })

    const page = await rig.visit(rig.owner, '/jobs')
    await page.getByText(PROBES.prompt).first().waitFor()
    await page.getByRole('cell', { name: PROBES.keyName }).first().waitFor()
    await unharmed(page)
    const seen: [path: string, text: string][] = [
      [`/jobs/${jobs[0]}`, PROBES.metadata],
      [`/jobs/${jobs[1]}`, PROBES.error],
      ['/keys', PROBES.keyName],
      ['/webhooks', PROBES.keyName],
      [`/webhooks/${deliveryId}`, PROBES.keyName],
      ['/usage', PROBES.note],
      [`/usage/${new Date().toISOString().slice(0, 7)}`, PROBES.note],
      ['/operator', PROBES.error],
      ['/settings', 'This browser'],
      ['/', PROBES.metadata],
    ]
    for (const [path, text] of seen) {
      await page.goto(rig.service.url + path)
      await page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text)
      await page.waitForLoadState('networkidle')
      await unharmed(page)
    }
  })

  test('in a search is a search', async () => {
    const page = await rig.visit(rig.owner, `/jobs?text=${encodeURIComponent(PROBES.prompt)}`)
    await page.getByRole('heading', { name: 'Jobs' }).waitFor()
    assert.equal(await page.getByLabel(/^Words of the prompt/).inputValue(), PROBES.prompt)
    await page.waitForLoadState('networkidle')
    await unharmed(page)
  })
})
