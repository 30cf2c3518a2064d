export const members = [1, 2, 3] as const;
export type Member = (typeof members)[number];

/** Ports of a cluster, all of them after the first. */
export function portsFrom(first: number) {
  return {
    site: first,
    database: first + 1,
    arcade: first + 2,
    etcdClient: (member: Member) => first + 10 + member,
    etcdPeer: (member: Member) => first + 20 + member,
    postgres: (member: Member) => first + 30 + member,
    rest: (member: Member) => first + 40 + member,
    /** The link that standbys replicate from this node over. */
    replication: (member: Member) => first + 50 + member,
    /** The link from a node to an etcd. */
    etcdLink: (node: Member, etcd: Member) => first + 60 + (node - 1) * members.length + etcd,
    nats: (member: Member) => first + 70 + member,
    natsCluster: (member: Member) => first + 80 + member,
    platform: (number: number) => first + 100 + number * 2,
    office: (number: number) => first + 101 + number * 2,
    arcadeOf: (number: number) => first + 120 + number,
    sportsbook: first + 130,
    gateways: first + 131,
  };
}

export type Ports = ReturnType<typeof portsFrom>;

export const portCount = 140;
