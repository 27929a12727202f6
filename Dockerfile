# A compiled Posse with its page, which also paints pictures of finished games:
#   docker build -t posse .
#   docker run -p 8000:8000 -v posse:/data posse
# Arguments of `posse serve` can follow: ... posse --lang pl

FROM python:3.11-slim-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN POSSE_BUILD=compiled pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
    && pip wheel --no-cache-dir --constraint constraints.txt --wheel-dir /wheels "$(echo /wheels/posse-*.whl)[pictures]"

FROM python:3.11-slim-bookworm
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels 'posse[pictures]'
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin posse \
    && install --directory --owner posse --group posse --mode 700 /data
USER posse
WORKDIR /data
VOLUME /data
EXPOSE 8000
# The root leads to the page, also under a path (--path), and the path of the page to its calls.
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen(urlopen('http://127.0.0.1:8000/').url + 'api/ready')"]
ENTRYPOINT ["posse", "serve", "--no-browser", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
