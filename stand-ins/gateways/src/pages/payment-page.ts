interface Choice {
  value: string;
  words: string;
  detail?: string;
}

export interface PaymentPage {
  title: string;
  words: string;
  /** Whether there is still something to decide. */
  isOpen: boolean;
  /** A card, where the payer picks one. */
  cards?: Choice[];
  buttons: (Choice & { isMain?: boolean })[];
}

const styles = ['tokens.css', 'base.css', 'phone.css', 'panels.css', 'payment.css'];

/** A page of a gateway's own, to which the payer's browser is sent and from which it goes back. */
export function paymentPage({ title, words, isOpen, cards = [], buttons }: PaymentPage): string {
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · sandbox</title>
<link rel="icon" href="/phone/files/icon.svg">
${styles.map((name) => `<link rel="stylesheet" href="/phone/files/${name}">`).join('\n')}
</head>
<body>
<p class="notice">Sandbox · no real card, no real money</p>
<main class="payment">
<h1>${escaped(title)}</h1>
<p class="payment-words">${escaped(isOpen ? words : 'This payment has been decided already. You can close this page.')}</p>
${isOpen ? form(cards, buttons) : ''}
</main>
</body>
</html>
`;
}

function form(cards: Choice[], buttons: PaymentPage['buttons']): string {
  return `<form method="post" class="payment-form">
${cards.length > 0 ? `<fieldset><legend>Test cards</legend>\n${cards.map(cardChoice).join('\n')}\n</fieldset>` : ''}
<div class="row">
${buttons.map(button).join('\n')}
</div>
</form>`;
}

function cardChoice({ value, words, detail = '' }: Choice, at: number): string {
  return `<label class="choice"><input type="radio" name="card" value="${escaped(value)}"${at === 0 ? ' checked' : ''}>
<span><span class="figures">${escaped(words)}</span> <small>${escaped(detail)}</small></span></label>`;
}

function button({ value, words, isMain }: PaymentPage['buttons'][number]): string {
  return `<button class="button${isMain ? ' button-main' : ''}" name="do" value="${escaped(value)}">${escaped(words)}</button>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
