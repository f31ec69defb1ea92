/** The pages of signing in: by password, by a one-time link, and how to get another link. */
import { OWNER_EMAIL } from '../../accounts/accounts.ts'
import { html } from '../pages/html.ts'
import { codeBlock, type Page } from '../pages/layout.ts'

const newLinkCommand = (email: string) => `npx cadwright account sign-in-link --email ${email}`

export const passwordForm = (options: {
  email: string
  token: string
  fault?: string | undefined
}): Page => ({
  title: 'Choose a password · Cadwright',
  main: html`<div class="card">
<h1>Choose a password</h1>
<p class="quiet">The link works once: it is used up when the password is saved.</p>
<form method="post" action="sign-in">
<input type="hidden" name="token" value="${options.token}">
<label for="email">Account</label>
<input id="email" type="email" autocomplete="username" value="${options.email}" readonly>
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="10" required autofocus aria-describedby="rules">
<p class="hint" id="rules">10 to 256 characters, of any kind. A few words in a row make a good one.</p>
${options.fault === undefined ? undefined : html`<p class="fault" role="alert">${options.fault}.</p>`}
<button>Save the password</button>
</form>
</div>`,
})

export const signInForm = (options: {
  email?: string | undefined
  next: string
  fault?: string | undefined
}): Page => ({
  title: 'Sign in · Cadwright',
  main: html`<div class="card">
<h1>Sign in</h1>
<form method="post" action="sign-in">
<input type="hidden" name="next" value="${options.next}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" value="${options.email ?? ''}" required ${options.email ? undefined : html`autofocus`}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required ${options.email ? html`autofocus` : undefined}>
${options.fault === undefined ? undefined : html`<p class="fault" role="alert">${options.fault}.</p>`}
<button>Sign in</button>
</form>
<p class="hint">No password yet, or forgotten? Where the service runs, this prints a link with which to choose one:</p>
${codeBlock(newLinkCommand(OWNER_EMAIL))}
</div>`,
})

export const linkUsedUp: Page = {
  title: 'This link no longer works · Cadwright',
  main: html`<div class="card">
<h1>This link no longer works</h1>
<p>It was used before, or it is older than a day. Nothing is lost: where the service runs, this prints a new one
(for another account, put its address in place):</p>
${codeBlock(newLinkCommand(OWNER_EMAIL))}
<p><a href="./">To the start page</a></p>
</div>`,
}

export const formRefused = (reason: string): Page => ({
  title: 'That did not work · Cadwright',
  main: html`<div class="card">
<h1>That did not work</h1>
<p>${reason}</p>
<p><a href="./">To the start page</a></p>
</div>`,
})
