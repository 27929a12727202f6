"""What the pydantic models of responses are made from."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A model whose validator is built when it is first needed: building all of them would hold up every start.

    Those of requests are built at once, as FastAPI expects it where it silences pydantic's warnings about bodies.
    """

    model_config = ConfigDict(defer_build=True)
