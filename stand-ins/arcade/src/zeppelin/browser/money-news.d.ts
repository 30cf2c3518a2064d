// The browser finds every file in one folder. Here it lies with the page of all games.
export * from '../../page/browser/money-news.js';
