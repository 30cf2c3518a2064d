/** The services that Selcom pays out through, by the names that people know. */
export const channels = [
  { value: 'VMCASHIN', label: 'M-Pesa' },
  { value: 'AMCASHIN', label: 'Airtel Money' },
  { value: 'TPCASHIN', label: 'Mix by Yas' },
  { value: 'EZCASHIN', label: 'EzyPesa' },
  { value: 'SPCASHIN', label: 'Selcom Pesa' },
  { value: 'HPCASHIN', label: 'HaloPesa' },
  { value: 'TTCASHIN', label: 'T-Pesa' },
] as const;

export type Channel = (typeof channels)[number]['value'];
