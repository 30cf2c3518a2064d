import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { liveEvery } from '../../shared/api/live.ts';
import { useMay } from '../../shared/session/me.ts';

export type Overview = OfficeCallData<'GET Home/Overview'>;
export type Figures = NonNullable<Overview['figures']>;

const overviewKey = ['home', 'overview'];
const refreshMs = 10_000;
const gatewaysRefreshMs = 60_000;

export function useOverview() {
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call('GET Home/Overview', { signal }),
    refetchInterval: liveEvery(refreshMs),
  });
}

/** Each answer asks the gateways themselves, so that it is wanted rarely. */
export function useGateways() {
  const enabled = useMay('payments.read');
  const refetchInterval = liveEvery(gatewaysRefreshMs);
  const float = useQuery({
    queryKey: ['home', 'float'],
    queryFn: ({ signal }) => call('GET Payments/Float', { signal }),
    ...{ enabled, refetchInterval },
  });
  const banks = useQuery({
    queryKey: ['home', 'banks'],
    queryFn: ({ signal }) => call('GET Payments/Banks', { signal }),
    ...{ enabled, refetchInterval },
  });
  return { float: float.data ?? [], banks: banks.data ?? [] };
}
