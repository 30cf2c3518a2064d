import '@harmattan/ui/tokens.css';
import '@harmattan/ui/base.css';
import './office.css';
import { assert } from '@harmattan/kernel/assert';
import { i18n } from '@lingui/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { messages } from './languages/en.ts';

i18n.load('en', messages);
i18n.activate('en');

const root = document.getElementById('root');
assert(root, 'index.html has a root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
