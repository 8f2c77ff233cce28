/* The checkout of the sandbox: `new Razorpay(options).open()`, as Razorpay's own script has it. Nobody is charged. */
;(() => {
  const base = document.currentScript.src.replace(/\/checkout\.js.*$/, '')
  const MEANS = [
    ['card', 'Card 4718 6091 0820 4366, which is accepted'],
    ['card-refused', 'Card 4000 0000 0000 0002, which is refused'],
    ['card-refused-later', 'Card 4000 0000 0000 0341, refused from the second charge on'],
    ['upi', 'UPI success@razorpay, whose plan cannot be changed'],
  ]

  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.href = `${base}/checkout.css`
  document.head.append(styles)

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children)
    return made
  }

  async function ask(path, init) {
    const response = await fetch(base + path, init)
    const body = await response.json()
    if (!response.ok) throw body.error
    return body
  }

  window.Razorpay = class {
    constructor(options) {
      if (!options?.key || !options.subscription_id) throw new Error('No key or subscription_id passed.')
      this.options = options
      this.listeners = []
    }

    on(event, listener) {
      if (event === 'payment.failed') this.listeners.push(listener)
      return this
    }

    open() {
      const { options } = this
      const problem = element('p', { className: 'rzp-problem' })
      problem.setAttribute('role', 'alert')
      const pay = element('button', { type: 'submit', className: 'rzp-pay', textContent: 'Pay' })
      const cancel = element('button', { type: 'button', className: 'rzp-cancel', textContent: 'Close' })
      const choices = MEANS.map(([value, text], index) =>
        element(
          'label',
          {},
          element('input', { type: 'radio', name: 'means', value, checked: index === 0 }),
          text,
        ),
      )
      const legend = element('legend', { textContent: 'Pay with' })
      const form = element(
        'form',
        {},
        element('fieldset', {}, legend, ...choices),
        problem,
        element('div', { className: 'rzp-row' }, pay, cancel),
      )
      const title = element('h2', { id: 'rzp-title', textContent: options.name || 'Razorpay' })
      const what = element('p', { textContent: options.description || '' })
      const note = element('p', {
        className: 'rzp-note',
        textContent: 'Test mode: nobody is charged, and no card is asked for.',
      })
      const dialog = element('dialog', { className: 'rzp-sandbox' }, title, what, note, form)
      dialog.setAttribute('aria-labelledby', 'rzp-title')
      this.dialog = dialog

      const key = encodeURIComponent(options.key)
      ask(`/checkout/subscriptions/${encodeURIComponent(options.subscription_id)}?key_id=${key}`).then(
        ({ name, amount, currency }) => {
          const price = (amount / 100).toLocaleString('en-US', { style: 'currency', currency })
          what.textContent = `${name}: ${price}`
          pay.textContent = `Pay ${price}`
        },
        (error) => {
          problem.textContent = error.description || 'This cannot be paid.'
        },
      )

      const dismiss = () => {
        this.close()
        options.modal?.ondismiss?.()
      }
      cancel.onclick = dismiss
      dialog.oncancel = (event) => {
        event.preventDefault()
        dismiss()
      }
      form.onsubmit = async (event) => {
        event.preventDefault()
        pay.disabled = true
        problem.textContent = ''
        const means = new FormData(form).get('means')
        const body = JSON.stringify({ key_id: options.key, subscription_id: options.subscription_id, means })
        const headers = { 'content-type': 'application/json' }
        try {
          const confirmation = await ask('/checkout/payments', { method: 'POST', headers, body })
          this.close()
          options.handler?.(confirmation)
        } catch (error) {
          // As with Razorpay, the popup stays open: another card may do.
          pay.disabled = false
          problem.textContent = error.description || 'The payment failed.'
          for (const listener of this.listeners) listener({ error })
        }
      }
      document.body.append(dialog)
      dialog.showModal()
    }

    close() {
      this.dialog?.close()
      this.dialog?.remove()
    }
  }
})()
