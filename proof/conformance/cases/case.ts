import type { SupplierClient } from '@harmattan/supplier-clients/supplier-client';
import type { Stage } from '@harmattan/supplier-clients/testing/stage';
import type { AnyClient, Scene } from '../scene.ts';

export interface Case<Client extends AnyClient = SupplierClient> {
  name: string;
  /** Whether the wire or the stage has what it takes. */
  applies?(client: Client, stage: Stage): boolean;
  run(scene: Scene<Client>): Promise<void>;
}
