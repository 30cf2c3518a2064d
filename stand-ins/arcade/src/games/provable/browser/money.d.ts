// The browser finds every file in one folder. Here it lies with the page.
export * from '../../../page/browser/money.js';
