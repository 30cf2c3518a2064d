/** How every browser of ours is started, for tests and for pictures. */
export const launchOptions = {
  ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
  args: [
    // Chromium's sandbox refuses to run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };
