/** Shows the examples of one language, and the reference below them. */

const picker = document.querySelector('.languages')

function choose(language) {
  for (const button of picker.querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.dataset.language === language))
  }
  for (const example of document.querySelectorAll('.example')) {
    example.hidden = example.dataset.language !== language
  }
}

picker.addEventListener('click', ({ target }) => {
  if (target.dataset.language) choose(target.dataset.language)
})
document.body.classList.add('picks-language')
picker.hidden = false
choose('curl')

const dark = matchMedia('(prefers-color-scheme: dark)')
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followScheme)
followScheme()

async function showReference() {
  const answer = await fetch('openapi.json')
  const spec = await answer.json()
  // Requests go to where the page came from, under whichever of its names the service was reached.
  spec.servers = [{ url: new URL('.', location.href).href.replace(/\/$/, '') }]
  window.SwaggerUIBundle({
    spec,
    dom_id: '#swagger-ui',
    deepLinking: true,
    validatorUrl: null,
    defaultModelsExpandDepth: 0,
    docExpansion: 'list',
    tryItOutEnabled: true,
  })
}
void showReference()
