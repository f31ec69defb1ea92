/** Conveniences; every page works without them. */

for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', () => void copy(block.querySelector('code'), button))
  block.classList.add('copies')
  block.append(button)
}

/** Browsers offer the clipboard only over https and on localhost; elsewhere the text is at least selected. */
async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent)
    button.textContent = 'Copied'
  } catch {
    getSelection().selectAllChildren(code)
    button.textContent = 'Press Ctrl+C'
  }
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2000)
}

for (const password of document.querySelectorAll('input[type="password"]')) {
  const show = document.createElement('input')
  show.type = 'checkbox'
  show.addEventListener('change', () => {
    password.type = show.checked ? 'text' : 'password'
  })
  const label = document.createElement('label')
  label.className = 'check'
  label.append(show, ' Show the password')
  password.form.querySelector('button').before(label)
  // A password that was shown is sent as one, so that no browser remembers it as a word.
  password.form.addEventListener('submit', () => {
    password.type = 'password'
  })
}
