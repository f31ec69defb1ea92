import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { charge, grant, release } from '../../service/src/credits/ledger.ts'
import { NO_BROWSER } from './browser.ts'
import { openRig, type Rig } from './rig.ts'

type Mode = 'standard' | 'pro' | 'assembly'
const PRICES: Record<Mode, number> = { standard: 1, pro: 3, assembly: 5 }
const THIS_MONTH = new Date().toISOString().slice(0, 7)

suite('usage and billing', { skip: NO_BROWSER }, () => {
  let rig: Rig
  before(async () => {
    rig = await openRig()
  })
  afterEach(() => rig.leave())
  after(() => rig.close())

  /** A job that a worker would have ended this way. */
  const ended = async (page: Page, accountId: string, designMode: Mode, how: 'charge' | 'release') => {
    const jobId = await page.evaluate(async (mode) => {
      const answer = await fetch('dashboard/jobs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: 'a cube 10 mm', designMode: mode, outputFormat: 'STEP' }),
      })
      return ((await answer.json()) as { jobId: string }).jobId
    }, designMode)
    const settle = how === 'charge' ? charge : release
    await rig.service.database.db
      .transaction()
      .execute((transaction) => settle(transaction, { accountId, jobId, price: PRICES[designMode] }))
  }

  const number = (text: string | null) => {
    const digits = (text ?? '').replaceAll(',', '').replace('−', '-')
    return digits.startsWith('–') ? 0 : Number(digits)
  }

  const column = (page: Page, place: number) =>
    page
      .getByRole('region', { name: /^Ledger/ })
      .locator(`tbody tr td:nth-child(${place})`)
      .allTextContents()

  const figure = (page: Page, label: string) =>
    page.locator('.figure').filter({ hasText: label }).locator('.figure-value')

  test('the ledger adds up to the balance over all its pages', async () => {
    const who = await rig.service.createAccount({ credits: 100 })
    const page = await rig.visit(who, '/usage')
    for (let made = 0; made < 13; made += 1) {
      await ended(page, who.accountId, made % 2 ? 'pro' : 'standard', made % 3 ? 'charge' : 'release')
    }
    await grant(rig.service.database.db, { accountId: who.accountId, amount: 11, note: 'invoice 7' })
    await page.reload()
    const entries = 1 + 13 * 2 + 1
    await page.waitForFunction((wanted) => {
      window.scrollTo(0, document.body.scrollHeight)
      return document.querySelectorAll('.table-scroll tbody tr').length === wanted
    }, entries)
    const [free, held, after] = [await column(page, 2), await column(page, 3), await column(page, 4)]
    let [balance, reserved] = [0, 0]
    for (let place = entries - 1; place >= 0; place -= 1) {
      balance += number(free[place] ?? '')
      reserved += number(held[place] ?? '')
      assert.equal(number(after[place] ?? ''), balance)
    }
    assert.equal(reserved, 0)
    assert.equal(number(await figure(page, 'Free to spend').textContent()), balance)
    assert.ok(await page.getByText('invoice 7').isVisible())
  })

  test('the statement adds up, and agrees with its table for spreadsheets and with the usage', async () => {
    const who = await rig.service.createAccount({ credits: 30 })
    const page = await rig.visit(who, '/usage')
    await ended(page, who.accountId, 'assembly', 'charge')
    await ended(page, who.accountId, 'pro', 'charge')
    await ended(page, who.accountId, 'standard', 'release')
    await page.reload()
    await page.getByText('8 credits in 30 days').waitFor()
    assert.equal(number(await figure(page, 'Spent in').textContent()), 8)

    await page.getByText('Table', { exact: true }).click()
    const together = page.getByRole('region', { name: 'Credits spent a day' }).locator('tfoot td')
    assert.deepEqual((await together.allTextContents()).map(number), [0, 3, 5, 8])

    await page.goto(`${rig.service.url}/usage/${THIS_MONTH}`)
    await page.getByText('Closing balance').waitFor()
    const sums = (await page.locator('.statement-sums dd').allTextContents()).map(number)
    assert.deepEqual(sums, [0, 30, -8, 22])
    const credits = (await page.locator('tbody td:last-child').allTextContents()).map(number)
    assert.deepEqual(credits, [30, -5, -3])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ])
    assert.equal(download.suggestedFilename(), `cadwright-${THIS_MONTH}.csv`)
  })

  test('days and parts of the chart stand in the address', async () => {
    const page = await rig.visit(await rig.service.createAccount(), '/usage?days=7&by=key')
    await page.getByText('0 credits in 7 days').waitFor()
    assert.ok(await page.getByRole('radio', { name: 'By key' }).isChecked())
    await page.getByText('90 days').click()
    await page.waitForURL('**/usage?days=90&by=key')
  })

  test('on paper the statement stands alone', async () => {
    const page = await rig.visit(await rig.service.createAccount({ credits: 5 }), `/usage/${THIS_MONTH}`)
    await page.getByText('Closing balance').waitFor()
    await page.emulateMedia({ media: 'print' })
    assert.ok(await page.getByRole('navigation').isHidden())
    assert.ok(await page.getByRole('button', { name: 'Print' }).isHidden())
    assert.ok(await page.getByText('Closing balance').isVisible())
  })

  test('whoever runs low is told, with the command that helps', async () => {
    const who = await rig.service.createAccount({ credits: 1 })
    const page = await rig.visit(who, '/jobs')
    await page.getByRole('button', { name: 'How to get credits' }).click()
    await page.getByText(`--account ${who.email}`).waitFor()
    const rich = await rig.visit(await rig.service.createAccount(), '/jobs')
    await rich.getByText('No jobs yet').waitFor()
    assert.equal(await rich.getByRole('button', { name: 'How to get credits' }).count(), 0)
  })

  test('a month that is none is not found', async () => {
    const page = await rig.visit(await rig.service.createAccount(), '/usage/2026-13')
    await page.getByText('There is nothing at this address').waitFor()
  })
})
