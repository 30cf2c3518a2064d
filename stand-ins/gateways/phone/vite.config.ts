import { join } from 'node:path';
import { pageConfig } from '@harmattan/sandbox-ui/build/page-config';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** The phone, and the pages of the gateways to which a payer's browser is sent. */
export default defineConfig(
  pageConfig({
    root,
    base: '/phone/',
    input: { phone: join(root, 'index.html'), payment: join(root, 'payment.html') },
  }),
);
