// The browser finds every file in one folder. Here it lies with the tables.
export * from '../../tables/browser/motion.js';
