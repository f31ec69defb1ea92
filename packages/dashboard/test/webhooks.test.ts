import assert from 'node:assert/strict'
import { after, afterEach, before, suite, test } from 'node:test'
import { verifyWebhook } from '@cadwright/client'
import type { Page } from 'playwright-core'
import { type Answer, answering, type Receiver, startReceiver } from '../../service/test/webhooks/receiver.ts'
import { NO_BROWSER } from './browser.ts'
import { openRig, type Rig } from './rig.ts'

suite('webhooks', { skip: NO_BROWSER }, () => {
  let rig: Rig
  const receivers: Receiver[] = []
  before(async () => {
    rig = await openRig({ WEBHOOK_ALLOW_PRIVATE: 'true' }, 'all')
  })
  afterEach(() => rig.leave())
  after(async () => {
    for (const receiver of receivers) await receiver.close()
    await rig.close()
  })

  const receiverOf = async (answer?: Answer) => {
    const receiver = await startReceiver(answer)
    receivers.push(receiver)
    return receiver
  }

  const customer = async () => {
    const account = await rig.service.createAccount()
    const { id: keyId, signingSecret } = await rig.service.createKey(account.accountId, 'line 3')
    return { ...account, keyId, signingSecret }
  }

  const sendTestEvent = async (page: Page, url: string) => {
    await page.getByRole('button', { name: 'Send a test event' }).click()
    await page.getByLabel('Receiver').fill(url)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.waitForURL('**/webhooks/*-*')
  }

  test('a test event reaches the receiver, signed, and its delivery is seen as it happens', async () => {
    const who = await customer()
    const receiver = await receiverOf()
    const page = await rig.visit(who, '/webhooks')
    await page.getByText('Nothing was sent yet').waitFor()
    await sendTestEvent(page, receiver.url)
    const [event] = await receiver.until(1)
    assert.ok(event)
    assert.equal(verifyWebhook(event.body, event.headers, who.signingSecret), undefined)
    await page.getByText('Delivered').first().waitFor()
    const attempt = page.getByRole('row').filter({ hasText: 'HTTP 200' })
    await attempt.getByText('thanks').waitFor()
    assert.deepEqual(
      JSON.parse((await page.locator('.code-box pre').textContent()) ?? ''),
      JSON.parse(event.body),
    )
  })

  test('a delivery that is sent again reaches the receiver with the very same words', async () => {
    const who = await customer()
    const receiver = await receiverOf()
    const page = await rig.visit(who, '/webhooks')
    await sendTestEvent(page, receiver.url)
    await receiver.until(1)
    const first = page.url()
    await page.getByRole('button', { name: 'Send again' }).click()
    const [before, again] = await receiver.until(2)
    assert.equal(again?.body, before?.body)
    assert.equal(verifyWebhook(again?.body ?? '', again?.headers ?? {}, who.signingSecret), undefined)
    await page.waitForURL((url) => url.href !== first)
    await page.getByText('Sent again from').waitFor()
  })

  test('the log is filtered by state and key, in the address', async () => {
    const who = await customer()
    await rig.service.createKey(who.accountId, 'unused')
    const [willing, gone] = [await receiverOf(), await receiverOf(answering(410))]
    const page = await rig.visit(who, '/webhooks')
    await sendTestEvent(page, willing.url)
    await page.getByRole('link', { name: 'All webhooks' }).click()
    await sendTestEvent(page, gone.url)
    await page.getByText('Given up').first().waitFor()
    await page.getByRole('link', { name: 'All webhooks' }).click()
    const rows = page.locator('tbody tr')
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 2)
    await page.getByLabel('State').selectOption('Given up')
    await page.waitForURL('**/webhooks?state=given_up')
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
    assert.match((await rows.first().textContent()) ?? '', /HTTP 410/)
    await page.reload()
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
    await page.getByLabel('API key').selectOption('unused')
    await page.getByText('No delivery fits these filters').waitFor()
  })

  test('an address that is not https is refused in words', async () => {
    const page = await rig.visit(await customer(), '/webhooks')
    await page.getByRole('button', { name: 'Send a test event' }).click()
    const field = page.getByLabel('Receiver')
    await field.fill('https://localhost:1/ with a gap')
    await field.evaluate((input) => input.removeAttribute('pattern'))
    await field.evaluate((input) => input.setAttribute('type', 'text'))
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    assert.match((await page.getByRole('alert').textContent()) ?? '', /url/)
  })

  test('a delivery of another account is not found', async () => {
    const receiver = await receiverOf()
    const page = await rig.visit(await customer(), '/webhooks')
    await sendTestEvent(page, receiver.url)
    const stranger = await rig.visit(await customer(), new URL(page.url()).pathname)
    await stranger.getByText('There is nothing at this address').waitFor()
  })
})
