// The browser finds every file in one folder. Here it lies with the cards.
export * from '../../cards/browser/cards.js';
