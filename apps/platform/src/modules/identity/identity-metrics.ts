import { Counter, type Registry } from '@prometheus-io/client';

export function createIdentityMetrics() {
  const alarms = new Counter({
    name: 'harmattan_security_alarms',
    help: 'Alarms about accounts under attack',
    labelNames: ['alarm'],
    registers: [],
  });
  const turnedAway = new Counter({
    name: 'harmattan_sign_ins_turned_away',
    help: 'Sign-ins, registrations and recoveries that were refused at the door',
    labelNames: ['lane'],
    registers: [],
  });
  return {
    countAlarm: (alarm: string) => alarms.inc({ alarm }),
    countTurnedAway: (lane: string) => turnedAway.inc({ lane }),
    addMetrics(registry: Registry) {
      registry.registerMetric(alarms);
      registry.registerMetric(turnedAway);
    },
  };
}
