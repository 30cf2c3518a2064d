import type { ReactNode } from 'react';

/** A drawing on a plate of 48 × 34, in colours of its own: it looks the same in both themes. */
function Mark({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 48 34"
      width="48"
      height="34"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect width="48" height="34" rx="8" fill={ground} />
      {children}
    </svg>
  );
}

const paper = '#fff';
const sun = '#ffc857';

/** A house with pillars, and an arrow into it. */
export const BankMark = () => (
  <Mark ground="#1f4e8c">
    <path d="M14 13 24 7l10 6z" fill={sun} />
    <path d="M16.5 16v7M21.5 16v7M26.5 16v7M31.5 16v7" stroke={paper} strokeWidth="2.6" />
    <path d="M14 26.500h20" stroke={sun} strokeWidth="2.6" />
  </Mark>
);

export const CardMark = () => (
  <Mark ground="#5b2a86">
    <rect x="11" y="8" width="26" height="18" rx="3" fill={paper} />
    <path d="M11 13.500h26" stroke="#2b1240" strokeWidth="4" strokeLinecap="butt" />
    <path d="M15 21.500h6" stroke="#5b2a86" strokeWidth="2.4" />
    <circle cx="31" cy="21" r="2.6" fill={sun} />
  </Mark>
);

/** What one dials: a star and a hash. */
export const UssdMark = () => (
  <Mark ground="#0f6b4f">
    <path d="M15 11.500v11M10.2 14.200l9.6 5.600M19.8 14.200l-9.6 5.6" stroke={sun} strokeWidth="2.6" />
    <path d="M31 11l-2 12M37 11l-2 12M27.5 14.700h11M26.8 19.300h11" stroke={paper} strokeWidth="2.4" />
  </Mark>
);

/** A phone of mobile money, with a motif of its own on the screen. */
function PhoneMark({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <Mark ground={ground}>
      <rect x="16" y="4" width="16" height="26" rx="3.5" fill={paper} />
      {children}
    </Mark>
  );
}

export const MpesaMark = () => (
  <PhoneMark ground="#2f8f3a">
    <path d="M19.5 20v-7l4.5 4.5 4.5-4.500v7" stroke="#2f8f3a" strokeWidth="2.6" />
    <path d="M20 25.500h8" stroke="#d43a2f" strokeWidth="2.4" />
  </PhoneMark>
);

export const YasMark = () => (
  <PhoneMark ground="#123a8f">
    <circle cx="22" cy="15" r="4.2" fill="#123a8f" />
    <circle cx="26.2" cy="18.5" r="4.2" fill={sun} fillOpacity="0.9" />
    <path d="M20 26h8" stroke="#123a8f" strokeWidth="2.2" />
  </PhoneMark>
);

export const AirtelMark = () => (
  <PhoneMark ground="#c4242b">
    <path d="M20 22c0-8 8-9 8-4.5 0 3-4.5 3.5-5.5 1" stroke="#c4242b" strokeWidth="2.6" />
    <path d="M20 26h8" stroke="#c4242b" strokeWidth="2.2" />
  </PhoneMark>
);

export const HaloMark = () => (
  <PhoneMark ground="#d9701a">
    <circle cx="24" cy="16" r="4.8" stroke="#d9701a" strokeWidth="2.6" />
    <path d="M20 25.500h8" stroke="#7a3c08" strokeWidth="2.2" />
  </PhoneMark>
);

export const FastHubMark = () => (
  <Mark ground="#8c2f1f">
    <path d="M26.5 5 17 19h6l-2 10 10-14.500h-6.200z" fill={sun} />
  </Mark>
);

/** A till with a receipt. */
export const SelcomMark = () => (
  <Mark ground="#0d6470">
    <path d="M18 6h12v14l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.500z" fill={paper} />
    <path d="M21 10.500h6M21 14.500h4" stroke="#0d6470" strokeWidth="2" />
    <path d="M12 25h24" stroke={sun} strokeWidth="3.2" />
  </Mark>
);

export const SelcomCardMark = () => (
  <Mark ground="#0d6470">
    <rect x="11" y="9" width="26" height="16" rx="3" fill={paper} />
    <path d="M11 14h26" stroke="#063b43" strokeWidth="3.6" strokeLinecap="butt" />
    <path d="M15 21h10" stroke={sun} strokeWidth="2.4" />
  </Mark>
);
