import { render } from 'preact';
import { createPhone, PhoneContext } from './core/phone.ts';
import { App } from './shell/app.tsx';
import { speech } from './texts/index.ts';
import '@harmattan/sandbox-ui/kit.css';
import './styles/phone.css';

await speech.start();
render(
  <PhoneContext.Provider value={createPhone({ fetchRest: () => import('./rest.tsx').then(({ rest }) => rest) })}>
    <App />
  </PhoneContext.Provider>,
  document.getElementById('root') as HTMLElement,
);
